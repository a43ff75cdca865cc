import { type ComponentType, lazy, useState } from "react";

export interface Page {
  (): React.ReactNode;
  /** Fetches its code ahead; a page that is already there shows at once, without a moment of "Loading...". */
  preload: () => Promise<void>;
}

/** A page whose code arrives when it is opened. */
export function page(load: () => Promise<ComponentType>): Page {
  let loaded: ComponentType | null = null;
  const fetchPage = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const Lazy = lazy(fetchPage);
  function OnePage() {
    // Settled at the first render: a later change would throw the page's state away.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown />;
  }
  OnePage.preload = async () => {
    await fetchPage();
  };
  return OnePage;
}
