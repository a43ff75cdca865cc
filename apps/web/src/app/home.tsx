import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { HomePage } from "../pages/home/home-page.tsx";
import { SignedInFrame } from "./signed-in-shell.tsx";

const Activation = lazy(async () => ({ default: (await import("../pages/subscribe/activation.tsx")).Activation }));

/** The main screen at "/", in the shell that the router gives every other page. */
export function Home() {
  const [search] = useSearchParams();
  return (
    <SignedInFrame>
      <Suspense>{search.get("subscription") === "success" && <Activation />}</Suspense>
      <HomePage />
    </SignedInFrame>
  );
}
