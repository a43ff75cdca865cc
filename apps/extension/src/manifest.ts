import { BRAND } from "@dupewise/domain/brand";

/** Firefox matches every port of a host, and rejects patterns with a port. */
const patternOf = (origin: string, browser: string): string =>
  `${browser === "firefox" ? origin.replace(/:\d+$/, "") : origin}/*`;

/**
 * Creates the extension's manifest with the fewest possible permissions: for the active page when the shopper clicks,
 * and for the pages of Dupewise.
 * @param origin the Dupewise server that receives captured pages until the user sets another one
 */
export const createManifest = (browser: string, origin: string) => ({
  name: `${BRAND}: compare from any shop`,
  short_name: BRAND,
  description: "Compares the product page you're on with another one, exactly as you see them.",
  homepage_url: origin,
  permissions: ["activeTab", "scripting", "storage", "contextMenus"],
  // Requested for a single origin, when a user sets their own Dupewise server.
  optional_host_permissions: ["*://*/*"],
  content_scripts: [{ matches: [patternOf(origin, browser)], js: ["hand-over.js"], run_at: "document_start" as const }],
  content_security_policy: {
    extension_pages:
      "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'",
  },
  action: { default_title: `Compare this page on ${BRAND}` },
  commands: {
    _execute_action: { suggested_key: { default: "Alt+Shift+D" } },
    original: { suggested_key: { default: "Alt+Shift+O" }, description: "Use this page as the original" },
    alternative: { suggested_key: { default: "Alt+Shift+L" }, description: "Use this page as the alternative" },
  },
  ...(browser === "firefox"
    ? {
        browser_specific_settings: {
          gecko: {
            id: "compare@dupewise.invalid",
            strict_min_version: "128.0",
            data_collection_permissions: { required: ["websiteContent", "browsingActivity"] },
          },
        },
      }
    : { minimum_chrome_version: "123" }),
});
