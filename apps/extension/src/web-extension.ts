/** The subset of the browser extension API used here, common to Chrome, Firefox and Safari. */
export interface WebExtension {
  action: {
    setBadgeBackgroundColor: (badge: { color: string }) => Promise<void>;
    setBadgeText: (badge: { text: string }) => Promise<void>;
    setTitle: (title: { title: string }) => Promise<void>;
  };
  commands: { onCommand: Event<(command: string, tab?: Tab) => void> };
  contextMenus: {
    create: (item: { id: string; title: string; contexts: string[] }) => unknown;
    onClicked: Event<(click: { menuItemId: string | number }, tab?: Tab) => void>;
    removeAll: () => Promise<void>;
  };
  permissions: {
    contains: (permissions: Permissions) => Promise<boolean>;
    onAdded: Event<() => void>;
    onRemoved: Event<() => void>;
    request: (permissions: Permissions) => Promise<boolean>;
  };
  runtime: {
    getManifest: () => { homepage_url?: string };
    id: string;
    onInstalled: Event<() => void>;
    onMessage: Event<(message: unknown, sender: Sender, respond: (answer: unknown) => void) => true | void>;
    onStartup: Event<() => void>;
    openOptionsPage: () => Promise<void>;
    sendMessage: (message: unknown) => Promise<unknown>;
  };
  scripting: {
    executeScript: <Args extends unknown[]>(injection: {
      args: Args;
      func: (...args: Args) => unknown;
      target: { tabId: number };
    }) => Promise<{ result?: unknown }[]>;
    registerContentScripts: (scripts: ContentScript[]) => Promise<void>;
    unregisterContentScripts: (filter: { ids: string[] }) => Promise<void>;
  };
  storage: { local: Area; session: Area };
  tabs: {
    create: (tab: { url: string }) => Promise<Tab>;
    query: (tabs: { active: true; currentWindow: true }) => Promise<Tab[]>;
    sendMessage: (tabId: number, message: unknown) => Promise<unknown>;
    update: (tabId: number, change: { active: true }) => Promise<Tab | undefined>;
  };
}

export interface Tab {
  id?: number;
}

export interface Sender {
  frameId?: number;
  id?: string;
  url?: string;
}

interface Permissions {
  origins: string[];
}

interface ContentScript {
  id: string;
  js: string[];
  matches: string[];
  runAt: "document_start";
}

interface Area {
  get: (keys: string[]) => Promise<Record<string, unknown>>;
  remove: (keys: string[]) => Promise<void>;
  set: (values: Record<string, unknown>) => Promise<void>;
}

interface Event<Listener> {
  addListener: (listener: Listener) => void;
}

declare global {
  var browser: WebExtension | undefined;
  var chrome: WebExtension | undefined;
}

/** Returns the browser's extension API. Throws outside an extension. */
export function getWebExtension(): WebExtension {
  const found = globalThis.browser ?? globalThis.chrome;
  if (!found) throw new Error("This only runs in a browser extension");
  return found;
}
