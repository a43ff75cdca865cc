import type { ComponentType } from "react";
import { AbsentFrame, AbsentPage } from "../lib/loading/absent-page.tsx";
import { lazyComponent } from "../lib/loading/lazy-component.tsx";
import { withPendingIndicator } from "../lib/loading/pending-indicator.ts";

/** A page inside a frame, whose code arrives when it is opened. */
export const page = (load: () => Promise<ComponentType>): ComponentType =>
  lazyComponent(() => withPendingIndicator(load()), AbsentPage);

/** A frame around pages, or a page without one. */
export const frame = (load: () => Promise<ComponentType>): ComponentType =>
  lazyComponent(() => withPendingIndicator(load()), AbsentFrame);
