import { NotFoundPage } from "../pages/not-found/not-found-page.tsx";
import { SignedInFrame } from "./signed-in-shell.tsx";

export function NotFoundShell() {
  return (
    <SignedInFrame>
      <NotFoundPage />
    </SignedInFrame>
  );
}
