import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { createLazyComponent } from "../lib/loading/lazy-component.tsx";
import { HomePage } from "../pages/home/home-page.tsx";
import { SignedInFrame } from "./signed-in-shell.tsx";

// Preloads the frame of every other page, in case the connection is lost later.
import("./signed-in-shell.tsx").catch(() => undefined);

const AwaitPayment = createLazyComponent(
  async () => (await import("../pages/subscribe/await-payment.tsx")).AwaitPayment,
  () => null,
);

/** Renders the home page of signed-in users in its frame and, after checkout, the status of the payment. */
export function HomeRoute() {
  const [search] = useSearchParams();
  return (
    <SignedInFrame>
      <Suspense>{search.get("subscription") === "success" && <AwaitPayment />}</Suspense>
      <HomePage />
    </SignedInFrame>
  );
}
