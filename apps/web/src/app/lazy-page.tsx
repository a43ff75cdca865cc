import type { ComponentType } from "react";
import { UnavailableFrame, UnavailablePage } from "../lib/loading/unavailable-page.tsx";
import { createLazyComponent } from "../lib/loading/lazy-component.tsx";
import { withPendingIndicator } from "../lib/loading/pending-indicator.ts";

/** Creates a page component whose code loads on first render, for use inside a frame that is already shown. */
export const createLazyPage = (load: () => Promise<ComponentType>): ComponentType =>
  createLazyComponent(() => withPendingIndicator(load()), UnavailablePage);

/**
 * Creates a component whose code loads on first render, for a frame (the header and footer around a page) or for a page
 * with its own frame.
 */
export const createLazyFrame = (load: () => Promise<ComponentType>): ComponentType =>
  createLazyComponent(() => withPendingIndicator(load()), UnavailableFrame);
