import type { User } from "@dupewise/domain/account/user";
import { Field } from "@dupewise/ui/field";
import { TextInput } from "@dupewise/ui/input";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { EmailCheckbox } from "../../lib/forms/email-checkbox.tsx";
import { SaveOrCancel } from "../../lib/forms/save-or-cancel.tsx";
import { setSession } from "../../lib/session/session.ts";
import { isUnauthorized } from "../../lib/api/errors.ts";
import { showFailure } from "../../lib/feedback/show-failure.ts";
import { showFieldErrors } from "../../lib/forms/show-field-errors.ts";
import { showToast } from "../../lib/feedback/toast.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useFreshUser } from "../../lib/session/use-fresh-user.ts";
import { useLazyResolver } from "../../lib/forms/use-lazy-resolver.ts";
import { storeProfileDraft, takeProfileDraft } from "./profile-draft.ts";

const loadRules = async () => (await import("./profile-resolver.ts")).profileResolver;

/** Renders the form for the user's name, email address and email preference. */
export function ProfileForm({ user, onClose }: { user: User; onClose: () => void }) {
  const [defaultValues] = useState(() => takeProfileDraft(user));
  const { register, handleSubmit, setError, setFocus, getValues, resetField, formState } = useForm({
    resolver: useLazyResolver(loadRules),
    defaultValues,
  });
  // Not the dialog's first control, which cancels a subscription.
  useEffect(() => setFocus("firstName"), [setFocus]);
  useFreshUser();
  const { emailNotificationsEnabled } = user;
  const known = useRef(emailNotificationsEnabled);
  useEffect(() => {
    if (known.current === emailNotificationsEnabled) return;
    known.current = emailNotificationsEnabled;
    resetField("emailNotificationsEnabled", { defaultValue: emailNotificationsEnabled });
  }, [resetField, emailNotificationsEnabled]);
  const update = trpc.auth.updateProfile.useMutation({
    onSuccess: (saved) => {
      setSession(saved);
      onClose();
      showToast({ title: "Profile updated", description: "Your changes have been saved." });
    },
    onError: (error) => {
      showFieldErrors(error, ["firstName", "lastName", "email"], setError);
      if (isUnauthorized(error)) storeProfileDraft(user.id, getValues());
      showFailure(error, "Update Failed", "Failed to update profile");
    },
  });
  const { errors } = formState;
  const submit = (event: SubmitEvent) => void handleSubmit((input) => update.mutate(input))(event);
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={submit}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="First Name" error={errors.firstName?.message}>
          {(control) => <TextInput autoComplete="given-name" {...control} {...register("firstName")} />}
        </Field>
        <Field label="Last Name" error={errors.lastName?.message}>
          {(control) => <TextInput autoComplete="family-name" {...control} {...register("lastName")} />}
        </Field>
      </div>
      <Field label="Email Address" error={errors.email?.message}>
        {(control) => <TextInput type="email" autoComplete="email" {...control} {...register("email")} />}
      </Field>
      <EmailCheckbox {...register("emailNotificationsEnabled")} />
      <SaveOrCancel saving={update.isPending} onCancel={onClose} />
    </form>
  );
}
