import type { SupportInput } from "@dupewise/domain/account/support";
import type { UseFormSetError } from "react-hook-form";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showFieldErrors } from "../../lib/forms/show-field-errors.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";

export interface SendRequestOptions {
  onSent: () => void;
  setError: UseFormSetError<SupportInput>;
}

/** Returns a function that sends a support request, and whether it is being sent. */
export function useSendRequest({ onSent, setError }: SendRequestOptions) {
  const { mutate, isPending } = trpc.support.create.useMutation({
    onSuccess: () => {
      onSent();
      showToast({
        title: "Support Request Sent",
        description: "Thank you for contacting us! We'll get back to you within 24 hours.",
      });
    },
    onError: (error) => {
      showFieldErrors(error, ["name", "email", "message"], setError);
      showFailure(error, "Failed to Send", "Failed to send support request. Please try again.");
    },
  });
  return { send: (request: SupportInput) => mutate(request), sending: isPending };
}
