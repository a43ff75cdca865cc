import type { ComponentType } from "react";
import { AbsentFrame, AbsentPage } from "../lib/absent-page.tsx";
import { arriving } from "../lib/arriving.tsx";
import { inSight } from "../lib/waiting.ts";

/** A page inside a frame, whose code arrives when it is opened. */
export const page = (load: () => Promise<ComponentType>): ComponentType => arriving(() => inSight(load()), AbsentPage);

/** A frame around pages, or a page without one. */
export const frame = (load: () => Promise<ComponentType>): ComponentType =>
  arriving(() => inSight(load()), AbsentFrame);
