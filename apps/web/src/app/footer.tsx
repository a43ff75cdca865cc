import { BRAND } from "@dupewise/domain/brand";
import { FOOTER_YEAR } from "@dupewise/domain/constants";
import { Link } from "react-router-dom";
import { ThemeChoice } from "./theme-choice.tsx";

/** Renders the footer of every page: links to the legal, support and trust pages, and the choice of theme. */
export function Footer() {
  return (
    <footer className="no-print gutter mx-auto w-full max-w-6xl">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-line py-6 text-sm text-soft">
        <p>
          © {FOOTER_YEAR} {BRAND}
        </p>
        <nav aria-label="Footer" className="flex flex-wrap gap-x-6">
          <FooterLink to="/terms">Terms &amp; Conditions</FooterLink>
          <FooterLink to="/privacy">Privacy Policy</FooterLink>
          <FooterLink to="/support">Support</FooterLink>
          <FooterLink to="/trust">How scores are calculated</FooterLink>
        </nav>
        <ThemeChoice />
      </div>
    </footer>
  );
}

function FooterLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <Link to={to} className="inline-flex min-h-11 items-center hover:text-ink hover:underline">
      {children}
    </Link>
  );
}
