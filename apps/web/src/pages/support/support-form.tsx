import { SUPPORT_MESSAGE_MAX_LENGTH } from "@dupewise/domain/constants";
import type { User } from "@dupewise/domain/account/user";
import { Button } from "@dupewise/ui/button";
import { Field } from "@dupewise/ui/field";
import { TextArea, TextInput } from "@dupewise/ui/input";
import { type KeyboardEvent, useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { readFormDraft, writeFormDraft } from "../../lib/forms/form-draft.ts";
import { useLazyResolver } from "../../lib/forms/use-lazy-resolver.ts";
import { useSendRequest } from "./use-send-request.ts";

const loadRules = async () => (await import("./support-resolver.ts")).supportResolver;
const FIELDS = ["name", "email", "message"] as const;

/** Renders the support form. Its draft is kept until the message has been sent. */
export function SupportForm({ user }: { user: User }) {
  const blank = { name: user.name, email: user.email, message: "" };
  const { register, handleSubmit, reset, setError, control, formState } = useForm({
    resolver: useLazyResolver(loadRules),
    defaultValues: { ...blank, ...readFormDraft(localStorage, "support", user.id, FIELDS) },
  });
  const typed = { ...blank, ...useWatch({ control }) };
  const { name, email, message } = typed;
  useEffect(() => {
    writeFormDraft(localStorage, "support", user.id, message === "" ? null : { name, email, message });
  }, [user.id, name, email, message]);
  const { send, sending } = useSendRequest({ onSent: () => reset({ name: "", email: "", message: "" }), setError });

  const submit = handleSubmit((request) => {
    if (!sending) send(request);
  });
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void submit();
  };
  const { errors } = formState;
  return (
    <form
      noValidate
      aria-label="Support request"
      className="flex flex-col gap-5 rounded-lg border border-line bg-sheet p-5 sm:p-8"
      onSubmit={(event) => void submit(event)}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Name" error={errors.name?.message}>
          {(input) => <TextInput autoComplete="name" dir="auto" {...input} {...register("name")} />}
        </Field>
        <Field label="Email" error={errors.email?.message}>
          {(input) => <TextInput type="email" autoComplete="email" {...input} {...register("email")} />}
        </Field>
      </div>
      <Field label="Message" error={errors.message?.message} hint={<Counter length={message.length} />}>
        {(input) => (
          <TextArea dir="auto" className="min-h-56" onKeyDown={submitByKey} {...input} {...register("message")} />
        )}
      </Field>
      <div className="flex justify-end">
        <Button type="submit" busy={sending}>
          {sending ? "Sending..." : "Send Support Request"}
        </Button>
      </div>
    </form>
  );
}

function Counter({ length }: { length: number }) {
  return (
    <span className={length > SUPPORT_MESSAGE_MAX_LENGTH ? "text-poor" : undefined}>{`${length}/2000 characters`}</span>
  );
}
