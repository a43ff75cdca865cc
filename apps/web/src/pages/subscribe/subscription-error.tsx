import type { ReactNode } from "react";

/** Renders the reason that a subscription could not be started. */
export function SubscriptionError({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <section role="alert" aria-labelledby="problem" className="rounded-lg border border-poor bg-sheet p-6">
      <h2 id="problem" className="font-medium text-poor">
        Subscription Error
      </h2>
      <p className="mt-1">{text}</p>
      {children && <div className="mt-4">{children}</div>}
    </section>
  );
}
