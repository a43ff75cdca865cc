import { HomePage } from "../pages/home/home-page.tsx";
import { SignedInFrame } from "./signed-in-shell.tsx";

/** The main screen at "/", in the shell that the router gives every other page. */
export function Home() {
  return (
    <SignedInFrame>
      <HomePage />
    </SignedInFrame>
  );
}
