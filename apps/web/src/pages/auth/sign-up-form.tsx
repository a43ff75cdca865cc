import { BRAND } from "@dupewise/domain/brand";
import type { User } from "@dupewise/domain/account/user";
import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import type { SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { useLazyResolver } from "../../lib/forms/use-lazy-resolver.ts";
import { showFieldErrors } from "../../lib/forms/show-field-errors.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { EmailField } from "./email-field.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import type { TypedCredentialsProps } from "./typed-credentials.ts";

const loadRules = async () => (await import("./auth-resolvers.ts")).registerResolver;

interface SignUpFormProps extends TypedCredentialsProps {
  onDone: (user: User) => void;
}

/** Renders the sign-up form, which asks for a full name, an email address and a password. */
export function SignUpForm({ typed, onType, onDone }: SignUpFormProps) {
  const { register, handleSubmit, setError, getValues, formState } = useForm({
    resolver: useLazyResolver(loadRules),
    defaultValues: typed,
  });
  const signUp = trpc.auth.register.useMutation({
    onSuccess: (user) => {
      onDone(user);
      showToast({ title: `Welcome to ${BRAND}!`, description: "Your account has been created successfully." });
    },
    onError: (error) => {
      showFieldErrors(error, ["name", "email", "password"], setError);
      showFailure(error, "Registration failed");
    },
  });
  const { errors } = formState;
  const submit = (event: SubmitEvent) => void handleSubmit((input) => signUp.mutate(input))(event);
  return (
    <form noValidate className="flex flex-col gap-5" onChange={() => onType(getValues())} onSubmit={submit}>
      <Field label="Full Name" error={errors.name?.message}>
        {(control) => <TextInput autoComplete="name" {...control} {...register("name")} />}
      </Field>
      <EmailField error={errors.email?.message} {...register("email")} />
      <NewPasswordField label="Password" error={errors.password?.message} {...register("password")} />
      <Button type="submit" busy={signUp.isPending} className="mt-2 w-full">
        {signUp.isPending ? "Creating Account..." : "Create Account"}
      </Button>
    </form>
  );
}
