import type { User } from "@dupewise/domain/account/user";
import { createContext, use, useSyncExternalStore } from "react";
import { isRecord } from "../api/is-record.ts";
import { isSerialized } from "../api/is-serialized.ts";
import { initialData } from "../api/initial-data.ts";

export type Session =
  | { status: "loading"; user: null }
  | { status: "out"; user: null }
  | { status: "in"; user: User }
  | { status: "unreachable"; user: null };

// The landing page needs nothing else from the server, so it loads neither tRPC nor its cache: only one small store,
// and the one call that index.html already preloads.
const CURRENT_USER = "/api/trpc/auth.session";
const HINT = "signed-in";

let session: Session = { status: "loading", user: null };
const listeners = new Set<() => void>();

function set(next: Session): void {
  session = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session with which the server renders a page. Browsers use their own store instead. */
export const ServerSession = createContext<Session>(session);

/** Returns the current session: loading, signed in, signed out, or unreachable if the server did not respond. */
export function useSession(): Session {
  const rendered = use(ServerSession);
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => rendered,
  );
}

/**
 * Returns true if the visitor is probably signed in, judging by the data embedded in the page or, if there is none, by
 * the last visit. Used to choose the page to preload.
 */
export function isProbablySignedIn(): boolean {
  if (initialData) return initialData.user !== null;
  try {
    return localStorage.getItem(HINT) !== null;
  } catch {
    return false;
  }
}

function remember(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(HINT, "1");
    else localStorage.removeItem(HINT);
  } catch {
    // Storage is off: nothing is preloaded.
  }
}

/** Sets the signed-in user, or signs out if `user` is null. */
export function setSession(user: User | null): void {
  remember(user !== null);
  set(user ? { status: "in", user } : { status: "out", user: null });
}

interface Answer {
  result: { data: { json: unknown } };
}

const isAnswer = (value: unknown): value is Answer =>
  isRecord(value) && isRecord(value["result"]) && isSerialized(value["result"]["data"]);

async function readUser(user: unknown): Promise<User | null> {
  // A visitor's page need not wait for the code that parses dates.
  if (!isSerialized(user)) return null;
  const { deserialize } = await import("superjson");
  return deserialize<User>(user);
}

async function fetchUser(): Promise<User | null> {
  const response = await fetch(CURRENT_USER, { credentials: "include" });
  if (!response.ok) throw new Error(`Couldn't load the current user: ${response.status}`);
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new Error("Couldn't load the current user");
  return readUser(answer.result.data.json === null ? null : answer.result.data);
}

/** Starts the session with the user embedded in the page. If nothing is embedded, loads the user from the server. */
export async function startSession(): Promise<void> {
  if (!initialData) return loadSession();
  setSession(await readUser(initialData.user).catch(() => null));
}

/**
 * Loads the signed-in user from the server into the session, including the number of comparisons used. Never throws: if
 * the request fails, a signed-in user stays signed in, and otherwise the session becomes "unreachable".
 */
export async function loadSession(): Promise<void> {
  try {
    setSession(await fetchUser());
  } catch {
    // A known user stays signed in; the next call will show whether the session still exists.
    if (session.status !== "in") set({ status: "unreachable", user: null });
  }
}

/**
 * Reloads the user, in case the account was changed elsewhere, such as through a link in an email. If the session has
 * expired, changes nothing, so as not to interrupt typing.
 */
export async function refreshUser(): Promise<void> {
  const before = session;
  const user = await fetchUser().catch(() => null);
  // Ignored if newer data was saved here in the meantime.
  if (user && session === before) setSession(user);
}

/** Loads the session again after the server was unreachable. */
export function retrySession(): void {
  set({ status: "loading", user: null });
  void loadSession();
}
