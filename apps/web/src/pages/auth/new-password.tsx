import { Button } from "@dupewise/ui/button";
import { Notice } from "@dupewise/ui/notice";
import type { SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import { getErrorBody } from "../../lib/api/errors.ts";
import { PageTitle } from "../../lib/layout/page-title.tsx";
import { setSession } from "../../lib/session/session.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showFieldErrors } from "../../lib/forms/show-field-errors.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useLazyResolver } from "../../lib/forms/use-lazy-resolver.ts";
import { FocusedTitle } from "./focused-title.tsx";
import { NewPasswordField } from "./new-password-field.tsx";

const loadRules = async () => (await import("./auth-resolvers.ts")).resetResolver;

interface NewPasswordProps {
  /** The token in the emailed link, which works only once. */
  token: string;
  onDone: () => void;
  onAskAgain: () => void;
}

/** Renders the form for setting a new password. A password reset link leads to this form. */
export function NewPassword({ token, onDone, onAskAgain }: NewPasswordProps) {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: useLazyResolver(loadRules),
    defaultValues: { token, password: "" },
  });
  const reset = trpc.auth.resetPassword.useMutation({
    onSuccess: () => {
      setSession(null);
      onDone();
      showToast({ title: "Password changed", description: "Sign in with your new password." });
    },
    onError: (error) => {
      showFieldErrors(error, ["password"], setError);
      if (getTokenIssue(error) === undefined) showFailure(error, "We couldn't change your password");
    },
  });
  const spent = getTokenIssue(reset.error);
  return (
    <>
      <PageTitle>New password</PageTitle>
      <FocusedTitle>Set a new password</FocusedTitle>
      {spent !== undefined ? (
        <div role="alert">
          <Notice title={`${spent}.`} tone="poor" actions={<Button onClick={onAskAgain}>Request a new link</Button>} />
        </div>
      ) : (
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event: SubmitEvent) => void handleSubmit((input) => reset.mutate(input))(event)}
        >
          <p className="text-soft">Every device signed in to your account will be signed out.</p>
          <NewPasswordField label="New password" error={formState.errors.password?.message} {...register("password")} />
          <Button type="submit" busy={reset.isPending} className="mt-2 w-full">
            {reset.isPending ? "Saving..." : "Set password"}
          </Button>
        </form>
      )}
    </>
  );
}

const getTokenIssue = (error: unknown) => getErrorBody(error)?.issues?.find(({ path }) => path === "token")?.message;
