import { BRAND } from "@dupewise/domain/brand";
import { MINIMUM_AGE } from "@dupewise/domain/constants";
import { Clause, LegalLayout, LaterAdditions } from "../legal/legal-layout.tsx";

/** Renders the privacy policy: what is stored, why, who else is involved, and the user's choices. */
export function PrivacyPage() {
  return (
    <LegalLayout title="Privacy Policy" other={{ to: "/terms", label: "Terms of Service" }}>
      <Clause title="What we keep">
        <p>
          Your name, your email address and a hash of your password, from which the password cannot be recovered. The
          comparisons you make: what you entered, what we read about the products, and the result. Whether you are a
          Premium member, and until when.
        </p>
        <p>
          A cookie keeps you signed in. It does nothing else; there are no advertising or tracking cookies, and no page
          loads anything from another company.
        </p>
      </Clause>
      <Clause title="What we use your data for">
        <p>
          To compare products for you, to show you your history, to respond to you, and to send the notifications you
          asked for. We do not sell your data, and nobody can pay to change a score.
        </p>
      </Clause>
      <Clause title="Product pages">
        <p>
          When you enter a link, {BRAND} reads that page. We keep what the page says about the product for a while,
          without recording who requested it, so that we don't have to fetch it again. Text that you paste is kept only
          with your comparison.
        </p>
      </Clause>
      <Clause title="Who else is involved">
        <p>Other companies do some of the work. Each receives only the data it needs:</p>
        <ul className="list-disc pl-6">
          <li>an identity provider and host, to sign you in and to run the service;</li>
          <li>an AI provider, to analyze the product descriptions, without your name or email address;</li>
          <li>a payment provider, to process your subscription (your card number never reaches us);</li>
          <li>a database provider, to store the data above.</li>
        </ul>
      </Clause>
      <Clause title="Your choices">
        <p>
          You can correct your details, delete any comparison, download your data and delete your account yourself at
          any time. Deleting your account deletes everything we store about you, except for one number (see &ldquo;Later
          additions&rdquo; below).
        </p>
      </Clause>
      <Clause title="Children">
        <p>
          {BRAND} is not for users under {MINIMUM_AGE}, and we do not knowingly keep data about them.
        </p>
      </Clause>
      <Clause title="Changes">
        <p>If this policy changes materially, we will say so below, with the date.</p>
      </Clause>
      <LaterAdditions>
        <p>
          We keep the number of free comparisons that an email address has used, so that deleting an account and signing
          up again does not reset it. We store it under a keyed hash instead of the address, and delete it one year
          after the account is deleted or its address changes. It reveals nothing about what you compared.
        </p>
        <p>
          You can compare once without an account. We keep what you entered and the result for a day, and only for that
          browser: a second cookie, set when you compare, lets that browser reopen the result and does nothing else. If
          you sign up within the day, the comparison moves to your account; otherwise it is deleted. For 30 days, we
          keep only a hash of that cookie, so that we know this browser has already made a comparison.
        </p>
        <p>
          With your account we also keep your alerts and their matches, your style profile, your support requests, the
          emails we sent you, and which browsers you signed in from. For a passkey, we store its name and its public
          key; your face, fingerprint or PIN never leaves your device. To limit repeated attempts, such as sign-ins or
          comparisons, we count them under a hash of your network address, your email address or your account, and keep
          each count for at most a day. Anyone who has the link can read a comparison that you share, until you stop
          sharing it.
        </p>
        <p>
          We also send the AI provider the photos on both products' pages, to identify cut, pattern and details; you can
          turn this off in your account. Only you can see the photos that you add to a comparison: we store them without
          your camera's metadata, never send them to the AI provider, and delete them with the comparison. A photo of a
          care label is read in your browser and never leaves your device: only the text that you choose to use is sent.
        </p>
      </LaterAdditions>
    </LegalLayout>
  );
}
