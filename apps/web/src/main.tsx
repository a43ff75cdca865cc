import "./main.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { prepareStart } from "./app/start.tsx";
import { takeSharedProduct } from "./lib/shared-link.ts";

/** Usually the server has answered by then, and nobody sees "Loading..." flash by. */
const PATIENCE_MS = 200;

takeSharedProduct();

const patience = new Promise((resolve) => {
  setTimeout(resolve, PATIENCE_MS);
});
await Promise.race([prepareStart(), patience]);

const root = document.getElementById("root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
