import { type ReactNode, Suspense } from "react";
import { InnerPage } from "../../lib/layout/inner-page.tsx";
import { createLazyComponent } from "../../lib/loading/lazy-component.tsx";
import { ExtensionPromo } from "./extension-promo.tsx";
import { ChangePassword } from "./change-password.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { EmailSwitch } from "./email-switch.tsx";
import { ExportData } from "./export-data.tsx";
import { PhotoSwitch } from "./photo-switch.tsx";
import { SignOutEverywhere } from "./sign-out-everywhere.tsx";

const AccessTokens = createLazyComponent(
  async () => (await import("./access-tokens.tsx")).AccessTokens,
  () => null,
);

const Passkeys = createLazyComponent(
  async () => (await import("./passkeys.tsx")).Passkeys,
  () => null,
);

const ConnectedProviders = createLazyComponent(
  async () => (await import("./connected-providers.tsx")).ConnectedProviders,
  () => null,
);

const Channels = createLazyComponent(
  async () => (await import("./channels.tsx")).Channels,
  () => null,
);

/**
 * Renders /account: sign-in, email, channels, photos, the browser extension, access tokens, data export and deletion.
 */
export function AccountPage() {
  return (
    <InnerPage title="Account">
      <Part title="Password" about="At least 7 characters, including a letter.">
        <ChangePassword />
        <Suspense>
          <ConnectedProviders />
        </Suspense>
      </Part>
      <Part title="Passkeys" about="Sign in with your face, fingerprint or PIN instead of a password.">
        <Suspense>
          <Passkeys />
        </Suspense>
      </Part>
      <Part title="Signed-in devices" about="Lost a phone, or used someone else's computer?">
        <SignOutEverywhere />
      </Part>
      <Part title="Email" about="Choose which emails we send you.">
        <EmailSwitch />
      </Part>
      <Part title="ntfy and webhooks" about="Get notifications on your phone or in your own software.">
        <Suspense>
          <Channels />
        </Suspense>
      </Part>
      <Part title="Photos" about="Choose whether AI can look at photos of the products you compare.">
        <PhotoSwitch />
      </Part>
      <Part title="Compare from any shop" about="A button in your browser's toolbar.">
        <ExtensionPromo />
      </Part>
      <Part title="Access tokens" about="Give scripts and apps access to your account without sharing your password.">
        <Suspense>
          <AccessTokens />
        </Suspense>
      </Part>
      <Part title="Your data" about="Everything we store about you, in one file.">
        <ExportData />
      </Part>
      <Part title="Delete account" about="Immediate and permanent.">
        <DeleteAccount />
      </Part>
    </InnerPage>
  );
}

function Part({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-14 gap-y-5 border-t border-line py-9 md:grid-cols-[minmax(0,1fr)_minmax(0,1.6fr)]">
      <div>
        <h2 className="display text-2xl">{title}</h2>
        <p className="mt-1.5 text-soft">{about}</p>
      </div>
      <div className="max-w-md">{children}</div>
    </section>
  );
}
