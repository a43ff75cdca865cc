import { Seam } from "@dupewise/ui/seam";
import { Check } from "lucide-react";

const POINTS = [
  "3 free comparisons to get started",
  "Detailed similarity scores and analysis",
  "Material composition comparison",
  "$5/month for unlimited access",
];

const PASSWORD_RULES = ["Minimum 7 characters", "At least one letter"];

/** Renders the benefits of an account and the password requirements, next to the form. */
export function AuthPanel() {
  return (
    <aside className="marking-paper relative flex items-center bg-sunk gutter py-14 lg:pl-20">
      <div className="absolute inset-x-0 -top-px lg:hidden">
        <Seam direction="across" />
      </div>
      <div className="absolute inset-y-0 -left-px hidden lg:block">
        <Seam />
      </div>
      <div className="max-w-lg">
        <h2 className="display text-title">Find Your Perfect Fashion Dupes</h2>
        <ul className="mt-7 flex flex-col gap-3">
          {POINTS.map((point) => (
            <li key={point} className="flex items-start gap-3">
              <Check aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-thread" />
              {point}
            </li>
          ))}
        </ul>
        <h3 className="mt-9 font-medium">Password requirements</h3>
        <ul className="mt-2 list-disc pl-5 text-soft">
          {PASSWORD_RULES.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
