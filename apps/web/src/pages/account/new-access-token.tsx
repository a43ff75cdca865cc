import { Notice } from "@dupewise/ui/notice";
import { TextInput } from "@dupewise/ui/input";
import { Field } from "@dupewise/ui/field";

/** Shows a new token this once, with a line that tries it. */
export function NewAccessToken({ token }: { token: string }) {
  const curl = `curl -H "Authorization: Bearer ${token}" ${location.origin}/api/user`;
  return (
    <Notice title="Copy your token now: it is not shown again" tone="great">
      <div className="flex flex-col gap-3">
        <Field label="Your new token">
          {(control) => (
            <TextInput
              {...control}
              readOnly
              value={token}
              className="font-mono text-sm"
              onFocus={({ target }) => target.select()}
            />
          )}
        </Field>
        <p className="text-sm">To try it:</p>
        <pre className="text-sm break-all whitespace-pre-wrap">
          <code>{curl}</code>
        </pre>
      </div>
    </Notice>
  );
}
