import { BRAND } from "@dupewise/domain/brand";
import { MINIMUM_AGE } from "@dupewise/domain/constants";
import { Clause, LegalLayout, LaterAdditions } from "../legal/legal-layout.tsx";

/** Renders the privacy policy. */
export function Page() {
  return (
    <LegalLayout title="Privacy Policy" other={{ to: "/terms", label: "Terms of Service" }}>
      <Clause title="What we keep">
        <p>
          Your name, your email address and a hash of your password, from which the password cannot be read back. The
          comparisons you make: what you entered, what was read from the products, and the answer. Whether you are a
          premium member, and until when.
        </p>
        <p>
          A cookie keeps you signed in. It is needed for that and does nothing else; there are no advertising or
          tracking cookies, and no page loads anything from another company.
        </p>
      </Clause>
      <Clause title="What we use it for">
        <p>
          To compare products for you, to show you your history, to answer you, and to send the notifications you asked
          for. We do not sell your data, and nobody can pay to change a score.
        </p>
      </Clause>
      <Clause title="Product pages">
        <p>
          When you enter a link, {BRAND} reads that page. What a page says of a product is kept for a while without any
          mention of who asked, so that it need not be read again. Text that you paste is kept with your comparison
          only.
        </p>
      </Clause>
      <Clause title="Who else is involved">
        <p>Some of the work is done by other companies, each of which receives only what its part needs:</p>
        <ul className="list-disc pl-6">
          <li>an identity provider and host, to sign you in and to run the service;</li>
          <li>an AI provider, to analyse the product texts, without your name or email address;</li>
          <li>a payment provider, to process your subscription: your card number never reaches us;</li>
          <li>a database provider, to store the data above.</li>
        </ul>
      </Clause>
      <Clause title="Your choices">
        <p>
          You can correct your details, delete any comparison, take a copy of your data and delete your account, all by
          yourself and at once. Deleting your account deletes everything that is yours, but for one number, which
          &ldquo;Since then&rdquo; explains.
        </p>
      </Clause>
      <Clause title="Children">
        <p>
          {BRAND} is not for users under {MINIMUM_AGE}, and we do not knowingly keep data about them.
        </p>
      </Clause>
      <Clause title="Changes">
        <p>If this policy changes materially, we say so below, with the date.</p>
      </Clause>
      <LaterAdditions>
        <p>
          How many of the free comparisons an email address has used outlives the account, so that deleting it and
          signing up again does not start over. We keep that number, with a keyed hash in place of the address, for one
          year after the account is deleted or moves to another address. It says nothing about what you compared, and it
          is deleted after that year.
        </p>
        <p>
          You can compare once without an account. What you entered and the answer are kept for a day, for the browser
          that asked alone: a second cookie, set with that comparison, lets it read the answer again and is there for
          nothing else. Sign up within the day and the comparison becomes yours; otherwise it is deleted. That this
          browser has compared is remembered for 30 days under a hash of the cookie.
        </p>
        <p>
          With your account we also keep your alerts and their matches, your style profile, your support requests, the
          emails we sent you, and which browsers you signed in from. Of a passkey we keep its name and its public key;
          your face, finger or PIN never leave your device. How often something was tried is counted under a hash of
          your network address, your email address or your account, for a day at most. A comparison that you share can
          be read by anyone who has its link, until you revoke the link.
        </p>
        <p>
          The AI provider is also sent the photos that the pages of both products show, to name cut, pattern and
          details; your account has a switch for that. Photos of your own that you add to a comparison are seen by
          nobody but you: they are kept without what your camera wrote into them, never sent to the AI provider, and
          deleted with the comparison. A photo of a care label is read in your browser and sent to nobody: only what you
          take over from it is.
        </p>
      </LaterAdditions>
    </LegalLayout>
  );
}
