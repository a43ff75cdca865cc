import { Button } from "@dupewise/ui/button";
import { Dialog } from "@dupewise/ui/dialog";
import { Field } from "@dupewise/ui/field";
import { PasswordInput } from "@dupewise/ui/input";
import type { SubmitEvent } from "react";
import { useForm } from "react-hook-form";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showFieldErrors } from "../../lib/forms/show-field-errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useLazyResolver } from "../../lib/forms/use-lazy-resolver.ts";
import { useClearSession } from "../../lib/session/use-clear-session.ts";
import { useUser } from "../../lib/session/user.ts";

const loadRules = async () => (await import("./account-resolvers.ts")).deleteAccountResolver;

const DELETED_DATA = [
  "your profile and password",
  "all comparisons, favorites and shared links",
  "your style profile",
  "your alerts and their matches",
  "your support requests",
];

/** Renders the dialog that deletes the account: what is deleted, what is kept, and the password field. */
export function DeleteDialog({ onClose }: { onClose: () => void }) {
  const user = useUser();
  const leave = useClearSession();
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: useLazyResolver(loadRules),
    defaultValues: { password: "" },
  });
  const remove = trpc.auth.deleteAccount.useMutation({
    onSuccess: () => leave("Account deleted", "All your data has been deleted."),
    onError: (error) => {
      showFieldErrors(error, ["password"], setError);
      showFailure(error, "We couldn't delete your account");
    },
  });
  return (
    <Dialog title="Delete your account?" onClose={onClose}>
      <p>This permanently deletes:</p>
      <ul className="mt-2 list-disc pl-5">
        {DELETED_DATA.map((thing) => (
          <li key={thing}>{thing}</li>
        ))}
        {user.isPremium && <li>your Premium plan, which ends immediately and without a refund</li>}
      </ul>
      <p className="mt-3 text-soft">
        Data from shops' public pages remains available to other shoppers. It doesn't show who viewed it.
      </p>
      <form
        noValidate
        className="mt-6 flex flex-col gap-5"
        onSubmit={(event: SubmitEvent) => void handleSubmit((input) => remove.mutate(input))(event)}
      >
        <input type="email" name="username" autoComplete="username" value={user.email} readOnly hidden />
        <Field label="Your password" error={formState.errors.password?.message}>
          {(control) => <PasswordInput autoComplete="current-password" {...control} {...register("password")} />}
        </Field>
        <div className="flex flex-wrap-reverse justify-end gap-3">
          <Button look="quiet" onClick={onClose}>
            Keep my account
          </Button>
          <Button type="submit" look="danger" busy={remove.isPending}>
            {remove.isPending ? "Deleting..." : "Delete account"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
