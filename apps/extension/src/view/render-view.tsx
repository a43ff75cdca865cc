import "./view.css";
import { type ReactNode, StrictMode } from "react";
import { createRoot } from "react-dom/client";

/** Renders an extension view into the root element of its document. */
export function renderView(view: ReactNode): void {
  const root = document.getElementById("root");
  if (root) createRoot(root).render(<StrictMode>{view}</StrictMode>);
}
