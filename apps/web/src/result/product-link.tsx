import { ExternalLink } from "lucide-react";

/** Leads to the shop, which learns nothing of where somebody came from. */
export function ProductLink({ href, children = "View Product" }: { href: string; children?: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="link no-print mt-1 inline-flex min-h-7 items-center gap-1.5 text-sm"
    >
      {children}
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
