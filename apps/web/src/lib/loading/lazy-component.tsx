import { type ComponentType, use, useEffect, useState } from "react";
import { reloadForNewVersion } from "./reload-for-new-version.ts";

/**
 * Creates a component whose code loads on first render. If loading fails, renders the `Unavailable` component instead,
 * and reloads the page: immediately, but only once per version, and whenever the connection comes back.
 */
export function createLazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Unavailable: ComponentType<Props>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  let arrival: Promise<ComponentType<Props>> | null = null;
  const fetchCode = async () => {
    loaded = await load();
    return loaded;
  };

  function Missing(props: Props) {
    useEffect(() => {
      const onOnline = () => void reloadForNewVersion(true);
      void reloadForNewVersion(false);
      addEventListener("online", onOnline);
      return () => removeEventListener("online", onOnline);
    }, []);
    return <Unavailable {...props} />;
  }

  return function Arriving(props: Props) {
    // Fixed at the first render: a later change would discard the component's state.
    const [ready] = useState(() => loaded);
    const Code = ready ?? use((arrival ??= fetchCode().catch(() => Missing)));
    return <Code {...props} />;
  };
}
