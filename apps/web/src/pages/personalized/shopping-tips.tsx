import { TitledSection } from "../../lib/layout/inner-page.tsx";

export interface ShoppingTipsProps {
  own: readonly string[];
  /** Tips for everyone, shown if there are none for this user. */
  general: readonly string[];
}

/** Renders the user's personalized shopping tips, or general tips if there are none. */
export function ShoppingTips({ own, general }: ShoppingTipsProps) {
  const tips = own.length > 0 ? own : general;
  if (tips.length === 0) return null;
  return (
    <TitledSection title={own.length > 0 ? "Personalized Shopping Tips" : "Shopping Recommendations"}>
      <ol className="grid gap-x-14 gap-y-6 sm:grid-cols-2">
        {tips.map((tip, index) => (
          <li key={tip} className="flex gap-5">
            <span aria-hidden="true" className="display w-6 shrink-0 text-3xl text-thread">
              {index + 1}
            </span>
            <p dir="auto">{tip}</p>
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}
