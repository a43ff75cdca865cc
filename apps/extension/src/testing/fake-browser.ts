import type { WebExtension } from "../web-extension.ts";

export const DUPEWISE = "https://dupewise.example";

interface Setting {
  /** The result of a script injected into the current page; null when browsers forbid it. */
  page: unknown;
  /** Whether the user grants permission. */
  allows: boolean;
  /** Whether the opened tab still shows the comparison page. */
  isThere: boolean;
  badge: string;
  title: string;
}

/**
 * Creates a fake of the browser's extension API that implements storage and records what the extension does. At first,
 * its tabs show no pages.
 */
export function createFakeBrowser(homepage = DUPEWISE) {
  const stored = { local: new Map<string, unknown>(), session: new Map<string, unknown>() };
  const did: unknown[] = [];
  const setting: Setting = {
    page: null,
    allows: true,
    isThere: false,
    badge: "",
    title: "",
  };
  const area = (values: Map<string, unknown>): WebExtension["storage"]["local"] => ({
    get: async (keys) => Object.fromEntries(keys.flatMap((key) => (values.has(key) ? [[key, values.get(key)]] : []))),
    remove: async (keys) => keys.forEach((key) => values.delete(key)),
    set: async (more) => Object.entries(more).forEach(([key, value]) => values.set(key, value)),
  });
  const event = { addListener: () => {} };
  const ext: WebExtension = {
    action: {
      setBadgeBackgroundColor: async () => {},
      setBadgeText: async ({ text }) => void (setting.badge = text),
      setTitle: async ({ title }) => void (setting.title = title),
    },
    commands: { onCommand: event },
    contextMenus: { create: () => 1, onClicked: event, removeAll: async () => {} },
    permissions: {
      contains: async () => setting.allows,
      onAdded: event,
      onRemoved: event,
      request: async ({ origins }) => {
        did.push(["asked", ...origins]);
        return setting.allows;
      },
    },
    runtime: {
      getManifest: () => ({ homepage_url: homepage }),
      id: "this-extension",
      onInstalled: event,
      onMessage: event,
      onStartup: event,
      openOptionsPage: async () => {},
      sendMessage: async () => undefined,
    },
    scripting: {
      executeScript: async ({ target }) => {
        did.push(["read", target.tabId]);
        if (setting.page === null) throw new Error("Cannot access this page");
        return [{ result: setting.page }];
      },
      registerContentScripts: async ([script]) => void did.push(["registered", ...(script?.matches ?? [])]),
      unregisterContentScripts: async () => {
        throw new Error("Nonexistent script");
      },
    },
    storage: { local: area(stored.local), session: area(stored.session) },
    tabs: {
      create: async ({ url }) => {
        did.push(["opened", url]);
        return { id: 7 };
      },
      query: async () => [{ id: 1 }],
      sendMessage: async () => {
        if (!setting.isThere) throw new Error("Receiving end does not exist");
        return true;
      },
      update: async (id) => {
        did.push(["showed", id]);
        return { id };
      },
    },
  };
  return { ext, did, stored, setting };
}
