import type { User } from "@dupewise/domain/user";
import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { PasswordInput, TextInput } from "@dupewise/ui/input";
import type { SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import { errorMessage } from "../../lib/errors.ts";
import { useLazyResolver } from "../../lib/use-lazy-resolver.ts";
import { showIssues } from "../../lib/show-issues.ts";
import { showToast } from "../../lib/toast.ts";
import { trpc } from "../../lib/trpc.ts";

const loadRules = async () => (await import("./resolvers.ts")).loginResolver;

export function SignInForm({ onDone }: { onDone: (user: User) => void }) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: useLazyResolver(loadRules),
    defaultValues: { email: "", password: "" },
  });
  const login = trpc.auth.login.useMutation({
    onSuccess: (user) => {
      onDone(user);
      showToast({ title: "Welcome back!", description: "You have been signed in successfully." });
    },
    onError: (error) => {
      showIssues(error, ["email", "password"], setError);
      showToast({
        title: "Login failed",
        description: errorMessage(error, "The server cannot be reached. Please try again."),
        destructive: true,
      });
    },
  });
  const { errors } = formState;
  const submit = (event: SubmitEvent) => void handleSubmit((input) => login.mutate(input))(event);
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <Field label="Email" error={errors.email?.message}>
        {(control) => (
          <TextInput type="email" inputMode="email" autoComplete="username" {...control} {...register("email")} />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => <PasswordInput autoComplete="current-password" {...control} {...register("password")} />}
      </Field>
      <Button type="submit" busy={login.isPending} className="mt-2 w-full">
        {login.isPending ? "Signing In..." : "Sign In"}
      </Button>
    </form>
  );
}
