import type { ReactNode } from "react";

export interface SpecimenProps {
  /** The file in packages/ui that defines the component. */
  name: string;
  /** Each state by its name. */
  states: Record<string, ReactNode>;
}

/** Renders a component in each of its states, below its name. */
export function Specimen({ name, states }: SpecimenProps) {
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="mt-10 border-t border-line pt-5">
      <h2 id={`${name}-title`} className="display mb-4 text-2xl">
        {name}
      </h2>
      <div className="grid gap-6 wide:grid-cols-2">
        {Object.entries(states).map(([state, content]) => (
          <div key={state} className="min-w-0">
            <h3 className="mb-2 text-sm text-soft">{state}</h3>
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
