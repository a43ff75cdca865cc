import { LocalTime } from "../../lib/layout/local-time.tsx";

/** Renders the date on which a token or passkey was last used, or "never used". */
export function LastUsed({ at }: { at: Date | null }) {
  if (at === null) return "never used";
  return (
    <>
      last used <LocalTime at={at} />
    </>
  );
}
