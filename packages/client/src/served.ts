import type { AppRouter } from "@dupewise/api/root";
import { createTRPCClient, TRPCClientError, type TRPCLink } from "@trpc/client";

// Types that are not exported here are inlined in the declarations that use them, so that the package needs nothing
// from the server: `pack.ts` omits this file's own declarations.

type Routes = AppRouter["_def"]["record"];
type Name<Of> = Extract<keyof Of, string>;
type Whole = Date | string | number | boolean | null | undefined;

type WrittenOut<T> = T extends Whole
  ? T
  : T extends AsyncIterable<infer Part>
    ? AsyncIterable<WrittenOut<Part>>
    : { [Key in keyof T]: WrittenOut<T[Key]> };

type Call<Types> = Types extends { input: infer Input; output: infer Output }
  ? undefined extends Input
    ? (input?: WrittenOut<Input>, options?: { signal?: AbortSignal }) => Promise<WrittenOut<Output>>
    : (input: WrittenOut<Input>, options?: { signal?: AbortSignal }) => Promise<WrittenOut<Output>>
  : never;

type Calls<Of> = {
  [Key in keyof Of]: Of[Key] extends { _def: { type: "query"; $types: infer Types } }
    ? { query: Call<Types> }
    : Of[Key] extends { _def: { type: "mutation"; $types: infer Types } }
      ? { mutate: Call<Types> }
      : Calls<Of[Key]>;
};

type Streamed<Room extends Name<Routes>, Of = Routes[Room]> = {
  [Verb in Name<Of>]: Of[Verb] extends { _def: { $types: { output: AsyncIterable<unknown> } } }
    ? `${Room}.${Verb}`
    : never;
}[Name<Of>];

/** The procedures whose results are streamed. */
export const STREAMED_PROCEDURES: Record<{ [Room in Name<Routes>]: Streamed<Room> }[Name<Routes>], true> = {
  "auth.exportData": true,
  "comparisons.createSeveralWithProgress": true,
  "comparisons.createWithProgress": true,
  "history.export": true,
  "visitors.compareWithProgress": true,
};

/** Creates a client for all procedures that sends its calls over the given link. */
export const createClientForLink = (link: TRPCLink<AppRouter>): Calls<Routes> =>
  createTRPCClient<AppRouter>({ links: [link] });

const isOfServer = (error: unknown): error is TRPCClientError<AppRouter> => error instanceof TRPCClientError;

/** Returns the error that the server sent for a failed call, or null if it sent none. */
export const extractErrorBody = (error: unknown) => (isOfServer(error) ? (error.data?.body ?? null) : null);
