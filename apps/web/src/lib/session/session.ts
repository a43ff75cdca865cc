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

// The landing page needs no more than this of the server, so it loads neither tRPC nor its cache: one small
// store, and the one call that index.html already preloads.
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

/** Who the server renders a page for; a browser has its own store. */
export const ServerSession = createContext<Session>(session);

export function useSession(): Session {
  const rendered = use(ServerSession);
  return useSyncExternalStore(
    subscribe,
    () => session,
    () => rendered,
  );
}

/** Whether somebody is signed in, or was when it was last known on this device: which page to load ahead. */
export function wasSignedIn(): boolean {
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
    // Storage is off: nothing is loaded ahead.
  }
}

/** Signed in, or out with null. */
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
  // A visitor's page need not wait for what reads dates.
  if (!isSerialized(user)) return null;
  const { deserialize } = await import("superjson");
  return deserialize<User>(user);
}

async function fetchUser(): Promise<User | null> {
  const response = await fetch(CURRENT_USER, { credentials: "include" });
  if (!response.ok) throw new Error(`The current user cannot be read: ${response.status}`);
  const answer: unknown = await response.json();
  if (!isAnswer(answer)) throw new Error("The current user cannot be read");
  return readUser(answer.result.data.json === null ? null : answer.result.data);
}

/** Takes who is signed in from the HTML; where that does not say, asks. */
export async function startSession(): Promise<void> {
  if (!initialData) return loadSession();
  setSession(await readUser(initialData.user).catch(() => null));
}

/** Asks who is signed in, and how many comparisons they have used. */
export async function loadSession(): Promise<void> {
  try {
    setSession(await fetchUser());
  } catch {
    // Somebody known stays signed in: the next call tells.
    if (session.status !== "in") set({ status: "unreachable", user: null });
  }
}

/**
 * Looks whether the account changed elsewhere, as by a link in a mail. Whether the session has ended is left to the
 * next call: what is being typed here can wait for it.
 */
export async function refreshUser(): Promise<void> {
  const before = session;
  const user = await fetchUser().catch(() => null);
  // What was saved here meanwhile is newer.
  if (user && session === before) setSession(user);
}

export function retrySession(): void {
  set({ status: "loading", user: null });
  void loadSession();
}
