import { randomUUID } from "node:crypto";
import { ERRORS, type ErrorBody } from "@dupewise/domain/errors";
import { callTRPCProcedure, getTRPCErrorFromUnknown } from "@trpc/server";
import { readDevice } from "../auth/device.ts";
import { createSession } from "../auth/request-session.ts";
import type { RequestContext, Services } from "../context.ts";
import { errorBody } from "../errors.ts";
import { appRouter } from "../root.ts";
import { PROCEDURES } from "../transport/endpoints.ts";
import { openAccount } from "./open-account.ts";
import { startServices, type TestOptions } from "./test-services.ts";

export const PASSWORD = "lovelace1";

/** A simulated browser that keeps its cookies. */
export type Browser = ReturnType<typeof openBrowser>;

/**
 * Starts a test database, and creates a caller that runs procedures on it without a server. Each call has its own
 * context.
 */
export async function startCaller(options?: TestOptions) {
  const { services, ...started } = await startServices(options);
  const open = (from?: Browser): Browser => openBrowser(services, from?.cookies);
  return {
    ...started,
    services,
    sql: services.database.sql,
    /** Opens another browser, with a copy of an existing one's cookies or none. */
    open,
    /** Opens a browser with a new account, which has received no email. */
    signUp: async (email = "ada@example.com"): Promise<Browser> => {
      const account = { name: "Ada Lovelace", email, password: PASSWORD };
      const session = await openAccount(services.database, account);
      return openBrowser(services, new Map([["session", session]]));
    },
    /** Makes all current accounts premium. */
    makePremium: async () => {
      await services.database.sql`update users set is_premium = true`;
    },
  };
}

function openBrowser(services: Services, from: ReadonlyMap<string, string> = new Map()) {
  const cookies = new Map(from);
  const setCookie = (cookie: string): void => {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.set(name, value);
  };
  const createContext = (): RequestContext => {
    const header = [...cookies].map((cookie) => cookie.join("=")).join("; ");
    return {
      ...services,
      requestId: randomUUID(),
      session: createSession(services.sessions, header, setCookie),
      device: readDevice("device", header, false, setCookie),
      visitor: readDevice("visitor", header, false, setCookie),
      address: "192.0.2.1",
      signal: new AbortController().signal,
      reportFailure: () => undefined,
    };
  };
  return {
    cookies,
    /** Calls a procedure by its name in the router. */
    call: appRouter.createCaller(createContext),
    /** Calls a procedure with an input that its types would reject. */
    send: (path: string, input: unknown): Promise<unknown> => {
      const type = PROCEDURES.find(({ name }) => name === path)?.type ?? "query";
      return callTRPCProcedure({
        router: appRouter,
        path,
        type,
        ctx: createContext(),
        getRawInput: async () => input,
        signal: undefined,
        batchIndex: 0,
      });
    },
  };
}

/**
 * Awaits a call that is expected to fail, and returns the status and body that a client would receive. Rejects if the
 * call succeeds.
 */
export async function captureErrorResponse(call: Promise<unknown>): Promise<{ status: number; body: ErrorBody }> {
  const error: unknown = await call.then(
    () => {
      throw new Error("The call did not fail.");
    },
    (reason: unknown) => reason,
  );
  const body = errorBody(getTRPCErrorFromUnknown(error), "request");
  return { status: ERRORS[body.code].status, body };
}
