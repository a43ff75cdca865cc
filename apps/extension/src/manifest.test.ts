import { expect, it } from "vitest";
import { createManifest } from "./manifest.ts";

it.each(["chrome", "firefox", "edge", "safari"])(
  "requires access only to the active page and to Dupewise, in %s",
  (browser) => {
    const manifest = createManifest(browser, "https://dupewise.example");
    expect(manifest.permissions).toEqual(["activeTab", "scripting", "storage", "contextMenus"]);
    expect(manifest.optional_host_permissions).toEqual(["*://*/*"]);
    expect(manifest.content_scripts.map(({ matches }) => matches)).toEqual([["https://dupewise.example/*"]]);
    expect(Object.keys(manifest)).not.toContain("host_permissions");
    expect(Object.keys(manifest)).not.toContain("externally_connectable");
    expect(manifest.content_security_policy.extension_pages).toContain("default-src 'none'; script-src 'self'");
  },
);
