import { useSearchParams } from "react-router-dom";

/** Renders a note for users who have returned from Stripe's checkout without paying: nothing was charged. */
export function CheckoutAbandoned() {
  const [search] = useSearchParams();
  if (search.get("checkout") !== "left") return null;
  return (
    <output className="mt-6 block max-w-xl rounded-md border-l-3 border-thread bg-sheet px-5 py-4">
      You left the checkout before paying, so nothing was charged. You can pick up where you left off at any time.
    </output>
  );
}
