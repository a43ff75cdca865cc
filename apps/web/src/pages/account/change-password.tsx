import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { PasswordInput } from "@dupewise/ui/input";
import type { SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showFieldErrors } from "../../lib/forms/show-field-errors.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useLazyResolver } from "../../lib/forms/use-lazy-resolver.ts";
import { useUser } from "../../lib/session/user.ts";

const loadRules = async () => (await import("./account-resolvers.ts")).changePasswordResolver;

/** Renders the form that changes the password, which requires the current one and signs out every other device. */
export function ChangePassword() {
  const { email } = useUser();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: useLazyResolver(loadRules),
    defaultValues: { currentPassword: "", newPassword: "" },
  });
  const change = trpc.auth.changePassword.useMutation({
    onSuccess: () => {
      reset();
      showToast({ title: "Password changed", description: "Every other device has been signed out." });
    },
    onError: (error) => {
      showFieldErrors(error, ["currentPassword", "newPassword"], setError);
      showFailure(error, "We couldn't change your password");
    },
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event: SubmitEvent) => void handleSubmit((input) => change.mutate(input))(event)}
    >
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Field label="Current password" error={errors.currentPassword?.message}>
        {(control) => <PasswordInput autoComplete="current-password" {...control} {...register("currentPassword")} />}
      </Field>
      <Field label="New password" error={errors.newPassword?.message}>
        {(control) => <PasswordInput autoComplete="new-password" {...control} {...register("newPassword")} />}
      </Field>
      <Button type="submit" look="secondary" busy={change.isPending} className="self-start">
        {change.isPending ? "Saving..." : "Change password"}
      </Button>
    </form>
  );
}
