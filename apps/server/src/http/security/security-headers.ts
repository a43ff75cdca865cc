import type { ServerResponse } from "node:http";

const policyOf = (styles: string) => ({
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": styles,
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
});

/**
 * Returns the value of the Content-Security-Policy header.
 * @param style the hash of the page's single style element, including the quotes that the policy requires
 */
export const buildContentSecurityPolicy = (style = ""): string =>
  Object.entries(policyOf(`'self' ${style}`.trim()))
    .map((directive) => directive.join(" "))
    .join("; ");

const HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": buildContentSecurityPolicy(),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/**
 * Sets the security headers that every response has.
 * @param secure whether browsers reach the server over HTTPS; only then are they told to use HTTPS exclusively
 */
export function setSecurityHeaders(res: ServerResponse, secure: boolean): void {
  for (const [name, value] of Object.entries(HEADERS)) res.setHeader(name, value);
  if (secure) res.setHeader("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}
