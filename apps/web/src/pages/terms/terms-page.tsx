import { BRAND } from "@dupewise/domain/brand";
import { FAIR_COMPARISONS_PER_HOUR } from "@dupewise/domain/account/entitlements";
import { MINIMUM_AGE } from "@dupewise/domain/constants";
import { Clause, LegalLayout, LaterAdditions } from "../legal/legal-layout.tsx";

/** Renders the terms of service, including the price, fair use and liability. */
export function TermsPage() {
  return (
    <LegalLayout title="Terms of Service" other={{ to: "/privacy", label: "Privacy Policy" }}>
      <Clause title="What you get">
        <p>
          {BRAND} compares two fashion products based on what is known about them and gives a similarity score, their
          differences and similarities, and an analysis of material, price and value. Each result is an opinion backed
          by evidence, not a promise about a product: if in doubt, go by the shop&apos;s own page and the care label.
        </p>
      </Clause>
      <Clause title="Your account">
        <p>
          Keep your password private and your email address up to date. Each account is for one person. You must be at
          least {MINIMUM_AGE} years old.
        </p>
      </Clause>
      <Clause title="Free and Premium">
        <p>
          An account includes 3 free comparisons. Premium costs $5 per month, gives unlimited comparisons and renews
          automatically each month until you cancel.
        </p>
        <p>
          You can cancel at any time. Cancellation takes effect at the end of the billing period; until then you keep
          Premium. There are no refunds for partial months.
        </p>
      </Clause>
      <Clause title="Fair use">
        <p>
          The service is for your own shopping: “unlimited” means up to {FAIR_COMPARISONS_PER_HOUR} comparisons an hour.
          Do not try to break or overload the service, to access other people&apos;s data, or to copy a shop&apos;s
          pages in bulk.
        </p>
      </Clause>
      <Clause title="Who owns what">
        <p>
          Product names, images and descriptions belong to their owners, and comparing products does not imply any
          connection between the brands. What you enter stays yours; you let us use it to run the service.
        </p>
      </Clause>
      <Clause title="Liability">
        <p>
          Pages can be wrong, and so can we. We work carefully, but to the extent permitted by law, we are not liable
          for purchases you make or decide against.
        </p>
      </Clause>
      <Clause title="Changes and termination">
        <p>
          If these terms change materially, we will say so below, with the date. You can delete your account at any
          time; we can close an account that is misused.
        </p>
      </Clause>
      <LaterAdditions>
        <p>
          Free comparisons are counted by email address: if you delete your account and open a new one with the same
          address within a year, the count continues where it left off. The privacy policy explains what we keep for
          this purpose. An account can have three comparisons in progress at a time.
        </p>
      </LaterAdditions>
    </LegalLayout>
  );
}
