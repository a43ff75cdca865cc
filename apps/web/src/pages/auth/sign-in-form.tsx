import type { User } from "@dupewise/domain/account/user";
import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { PasswordInput } from "@dupewise/ui/input";
import type { SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import { getErrorCode } from "../../lib/api/errors.ts";
import { useLazyResolver } from "../../lib/forms/use-lazy-resolver.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showFieldErrors } from "../../lib/forms/show-field-errors.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { EmailField } from "./email-field.tsx";
import type { TypedCredentialsProps } from "./typed-credentials.ts";

const loadRules = async () => (await import("./auth-resolvers.ts")).loginResolver;

interface SignInFormProps extends TypedCredentialsProps {
  onDone: (user: User) => void;
  onForgotten: () => void;
}

/**
 * Renders the sign-in form. Keeps the typed text for the sign-up form, and selects the password if the credentials are
 * wrong.
 */
export function SignInForm({ typed, onType, onDone, onForgotten }: SignInFormProps) {
  const { register, handleSubmit, setError, setFocus, getValues, formState } = useForm({
    resolver: useLazyResolver(loadRules),
    defaultValues: { email: typed.email, password: typed.password },
  });
  const login = trpc.auth.login.useMutation({
    onSuccess: (user) => {
      onDone(user);
      showToast({ title: "Welcome back!", description: "You have been signed in successfully." });
    },
    onError: (error) => {
      showFieldErrors(error, ["email", "password"], setError);
      if (getErrorCode(error) === "invalid_credentials") setFocus("password", { shouldSelect: true });
      showFailure(error, "Login failed");
    },
  });
  const { errors } = formState;
  const submit = (event: SubmitEvent) => void handleSubmit((input) => login.mutate(input))(event);
  return (
    <form noValidate className="flex flex-col gap-5" onChange={() => onType(getValues())} onSubmit={submit}>
      <EmailField autoComplete="username webauthn" error={errors.email?.message} {...register("email")} />
      <Field label="Password" error={errors.password?.message}>
        {(control) => <PasswordInput autoComplete="current-password" {...control} {...register("password")} />}
      </Field>
      <Button type="submit" busy={login.isPending} className="mt-2 w-full">
        {login.isPending ? "Signing In..." : "Sign In"}
      </Button>
      <button type="button" onClick={onForgotten} className="tap link min-h-9 self-center">
        Forgot your password?
      </button>
    </form>
  );
}
