import { RESET_LINK_LIFETIME } from "@dupewise/domain/account/reset-link";
import { Button } from "@dupewise/ui/button";
import { type SubmitEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { PageTitle } from "../../lib/layout/page-title.tsx";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showFieldErrors } from "../../lib/forms/show-field-errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useLazyResolver } from "../../lib/forms/use-lazy-resolver.ts";
import { EmailField } from "./email-field.tsx";
import { FocusedTitle } from "./focused-title.tsx";
import type { TypedCredentialsProps } from "./typed-credentials.ts";

const loadRules = async () => (await import("./auth-resolvers.ts")).requestResetResolver;

/** Renders the form for requesting a password reset link. The form does not reveal whether the account exists. */
export function ForgotPassword({ typed, onType, onBack }: TypedCredentialsProps & { onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState, getValues } = useForm({
    resolver: useLazyResolver(loadRules),
    defaultValues: { email: typed.email },
  });
  const request = trpc.auth.requestPasswordReset.useMutation({
    onSuccess: (_nothing, { email }) => setSentTo(email),
    onError: (error) => {
      showFieldErrors(error, ["email"], setError);
      showFailure(error, "We couldn't send the link");
    },
  });
  const back = (
    <Button look="quiet" onClick={onBack} className="mt-2 w-full">
      Back to sign-in
    </Button>
  );
  if (sentTo !== null) {
    return (
      <>
        <PageTitle>Check your email</PageTitle>
        <FocusedTitle key="sent">Check your email</FocusedTitle>
        <p className="mb-6 text-soft">
          If there's an account for <span className="font-medium text-ink">{sentTo}</span>, a link to set a new password
          is on its way. It works once and expires in {RESET_LINK_LIFETIME}.
        </p>
        <Button look="secondary" onClick={() => setSentTo(null)} className="w-full">
          Use a different address
        </Button>
        {back}
      </>
    );
  }
  return (
    <>
      <PageTitle>Reset your password</PageTitle>
      <FocusedTitle key="ask">Reset your password</FocusedTitle>
      <p className="mb-6 text-soft">
        Enter your account's email address, and we'll send you a link to set a new password.
      </p>
      <form
        noValidate
        className="flex flex-col gap-5"
        onChange={() => onType(getValues())}
        onSubmit={(event: SubmitEvent) => void handleSubmit((input) => request.mutate(input))(event)}
      >
        <EmailField error={formState.errors.email?.message} {...register("email")} />
        <Button type="submit" busy={request.isPending} className="mt-2 w-full">
          {request.isPending ? "Sending..." : "Send link"}
        </Button>
      </form>
      {back}
    </>
  );
}
