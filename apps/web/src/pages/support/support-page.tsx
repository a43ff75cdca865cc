import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { useUser } from "../../lib/session/user.ts";
import { SupportForm } from "./support-form.tsx";

/** Renders /support: a form for contacting the team. */
export function SupportPage() {
  const user = useUser();
  return (
    <InnerPage title="Support">
      <div className="grid gap-x-16 gap-y-8 wide:grid-cols-[minmax(0,5fr)_minmax(0,8fr)]">
        <div>
          <h2 className="display text-2xl">How Can We Help?</h2>
          <p className="mt-3 text-soft">Send us a message and we'll get back to you within 24 hours.</p>
          <p className="mt-4 border-t border-line pt-4 text-soft">
            {user.isPremium
              ? "As a Premium member, you get priority support."
              : "We answer every message, starting with those from Premium members."}
          </p>
          <p className="mt-4 text-soft">
            If your message is about a comparison, please include its link, which contains /c/ and a long code.
          </p>
        </div>
        <SupportForm user={user} />
      </div>
    </InnerPage>
  );
}
