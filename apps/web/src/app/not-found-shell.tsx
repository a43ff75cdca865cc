import { NotFoundPage } from "../pages/not-found/not-found-page.tsx";
import { SignedInFrame } from "./signed-in-shell.tsx";

/** Frames the page for an unknown URL, for signed-in users. */
export function NotFoundShell() {
  return (
    <SignedInFrame>
      <NotFoundPage />
    </SignedInFrame>
  );
}
