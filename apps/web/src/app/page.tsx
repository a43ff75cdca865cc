import { type ComponentType, lazy, type ReactNode, useState } from "react";
import { inSight } from "../lib/waiting.ts";

/** A page whose code arrives when it is opened. */
export function page(load: () => Promise<ComponentType>): () => ReactNode {
  let loaded: ComponentType | null = null;
  const fetchPage = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(() => inSight(fetchPage()));
  return function OnePage() {
    // Settled at the first render: a later change would throw the page's state away.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown />;
  };
}
