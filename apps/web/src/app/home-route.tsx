import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { lazyComponent } from "../lib/loading/lazy-component.tsx";
import { Page } from "../pages/home/home-page.tsx";
import { SignedInFrame } from "./signed-in-shell.tsx";

// The frame of every other page, loaded before the connection may be lost.
import("./signed-in-shell.tsx").catch(() => undefined);

const AwaitPayment = lazyComponent(
  async () => (await import("../pages/subscribe/await-payment.tsx")).AwaitPayment,
  () => null,
);

/** Renders the main page at "/", in the shell that the router gives all other pages. */
export function HomeRoute() {
  const [search] = useSearchParams();
  return (
    <SignedInFrame>
      <Suspense>{search.get("subscription") === "success" && <AwaitPayment />}</Suspense>
      <Page />
    </SignedInFrame>
  );
}
