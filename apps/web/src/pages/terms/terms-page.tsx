import { BRAND } from "@dupewise/domain/brand";
import { FAIR_COMPARISONS_PER_HOUR } from "@dupewise/domain/account/entitlements";
import { MINIMUM_AGE } from "@dupewise/domain/constants";
import { Clause, LegalLayout, LaterAdditions } from "../legal/legal-layout.tsx";

/** Renders the terms of service. */
export function Page() {
  return (
    <LegalLayout title="Terms of Service" other={{ to: "/privacy", label: "Privacy Policy" }}>
      <Clause title="What you get">
        <p>
          {BRAND} compares two fashion products from what is said about them and gives a similarity score, their
          differences and similarities, and an analysis of material, price and value. It is an opinion with its
          evidence, not a promise about a product: the shop&apos;s own page and the care label decide.
        </p>
      </Clause>
      <Clause title="Your account">
        <p>
          Keep your password to yourself and your email address correct. One account is for one person. You must be at
          least {MINIMUM_AGE} years old.
        </p>
      </Clause>
      <Clause title="Free and premium">
        <p>
          An account includes 3 free comparisons. Premium costs $5 per month, gives unlimited comparisons and renews
          automatically each month until you cancel.
        </p>
        <p>
          You can cancel at any time. Cancellation takes effect at the end of the billing period; until then you keep
          premium. There are no refunds for partial months.
        </p>
      </Clause>
      <Clause title="Fair use">
        <p>
          Compare products for yourself: unlimited comparisons are up to {FAIR_COMPARISONS_PER_HOUR} an hour. Do not try
          to break or overload the service, to read other people&apos;s data, or to use it to copy a shop&apos;s pages
          in bulk.
        </p>
      </Clause>
      <Clause title="Who owns what">
        <p>
          Product names, pictures and texts belong to their owners; comparing them says nothing about a connection
          between the brands. What you enter stays yours, and you let us use it to answer you.
        </p>
      </Clause>
      <Clause title="Liability">
        <p>
          Pages can be wrong and so can we. We work carefully, but as far as the law allows, we are not liable for a
          purchase you make or decide against.
        </p>
      </Clause>
      <Clause title="Changes and termination">
        <p>
          When these terms change in substance, we say so below, with the date. You can delete your account at any time;
          we can end one that is misused.
        </p>
      </Clause>
      <LaterAdditions>
        <p>
          The free comparisons belong to an email address: for one year, an account that is deleted and opened again
          with the same address resumes counting where it left off. The privacy policy says what is kept for that. An
          account may have three comparisons in progress at a time.
        </p>
      </LaterAdditions>
    </LegalLayout>
  );
}
