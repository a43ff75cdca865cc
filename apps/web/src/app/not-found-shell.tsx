import { NotFoundPage } from "../pages/not-found/not-found-page.tsx";
import { SignedInFrame } from "./signed-in-shell.tsx";

/** Renders the not-found page in the signed-in frame. */
export function NotFoundShell() {
  return (
    <SignedInFrame>
      <NotFoundPage />
    </SignedInFrame>
  );
}
