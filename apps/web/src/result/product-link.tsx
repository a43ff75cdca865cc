import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";

interface ProductLinkProps {
  href: string;
  /** The product's name for screen reader users, who hear one link after another. */
  productName?: string;
  className?: string;
  children?: ReactNode;
}

/** Renders a link to a product's page at its shop. It opens in a new tab, without a referrer. */
export function ProductLink({
  href,
  productName,
  className = "link inline-flex min-h-7 items-center gap-1.5 text-sm",
  children = "View Product",
}: ProductLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={`no-print ${className}`}>
      {children}
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="sr-only">{productName ? `: ${productName} (opens in a new tab)` : "(opens in a new tab)"}</span>
    </a>
  );
}
