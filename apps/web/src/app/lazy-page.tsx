import type { ComponentType } from "react";
import { UnavailableFrame, UnavailablePage } from "../lib/loading/unavailable-page.tsx";
import { lazyComponent } from "../lib/loading/lazy-component.tsx";
import { withPendingIndicator } from "../lib/loading/pending-indicator.ts";

/** Creates a page component whose code loads on first render, for use inside a frame that is already shown. */
export const lazyPage = (load: () => Promise<ComponentType>): ComponentType =>
  lazyComponent(() => withPendingIndicator(load()), UnavailablePage);

/**
 * Creates a component whose code loads on first render, for a frame (the header and footer around a page) or for a page
 * with its own frame.
 */
export const lazyFrame = (load: () => Promise<ComponentType>): ComponentType =>
  lazyComponent(() => withPendingIndicator(load()), UnavailableFrame);
