import type { ComponentType } from "react";
import { UnavailableFrame, UnavailablePage } from "../lib/loading/absent-page.tsx";
import { lazyComponent } from "../lib/loading/lazy-component.tsx";
import { withPendingIndicator } from "../lib/loading/pending-indicator.ts";

/** Creates a lazily loaded page inside a frame. */
export const page = (load: () => Promise<ComponentType>): ComponentType =>
  lazyComponent(() => withPendingIndicator(load()), UnavailablePage);

/** Creates a lazily loaded frame around pages, or a page without one. */
export const frame = (load: () => Promise<ComponentType>): ComponentType =>
  lazyComponent(() => withPendingIndicator(load()), UnavailableFrame);
