import type { ServerResponse } from "node:http";

const POLICY = {
  "default-src": "'none'",
  "script-src": "'self'",
  "style-src": "'self'",
  "img-src": "'self' data:",
  "font-src": "'self'",
  "connect-src": "'self'",
  "manifest-src": "'self'",
  "worker-src": "'self'",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'none'",
};

const HEADERS: Readonly<Record<string, string>> = {
  "Content-Security-Policy": Object.entries(POLICY)
    .map((directive) => directive.join(" "))
    .join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
};

/** @param secure whether browsers reach us over HTTPS; only then may they be told never to use anything else */
export function setSecurityHeaders(res: ServerResponse, secure: boolean): void {
  for (const [name, value] of Object.entries(HEADERS)) res.setHeader(name, value);
  if (secure) res.setHeader("Strict-Transport-Security", "max-age=31536000; includeSubDomains");
}
