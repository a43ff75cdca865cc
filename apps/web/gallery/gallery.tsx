import { COMPARISON_SPECIMENS } from "./garments.tsx";
import { OVERLAY_SPECIMENS } from "./layers.tsx";
import { BASIC_SPECIMENS } from "./pieces.tsx";
import { Specimen } from "./specimen.tsx";

/** Renders every component of packages/ui in each of its states. `npm run dev` serves it at /gallery/. */
export function Gallery() {
  return (
    <main className="gutter mx-auto max-w-5xl py-10">
      <h1 className="display text-title">Components</h1>
      {[...BASIC_SPECIMENS, ...COMPARISON_SPECIMENS, ...OVERLAY_SPECIMENS].map((specimen) => (
        <Specimen key={specimen.name} {...specimen} />
      ))}
    </main>
  );
}
