import { generateAnnotatedEnvelopes, generateOrdinaryEnvelopes } from "@dupewise/testing/hostile/envelopes";

/** The maximum sizes of a body and of a URL. */
const [BODY_BYTES, ADDRESS_BYTES] = [500_000, 10_000];
/** Just within the limit of procedures that accept two pasted texts. */
const READ_BYTES = 220_000;

interface Case {
  name: string;
  isAnnotated: boolean;
  send: () => Promise<Response>;
}

/** Lists every kind of hostile input, in each size and for each way of sending it to the server. */
export function listHostileCases(url: string, cookie: string): Case[] {
  const headers = { cookie, "content-type": "application/json" };
  const post = (path: string) => (body: string) => fetch(`${url}${path}`, { method: "POST", headers, body });
  const ways: Record<string, { sizes: number[]; send: (text: string) => Promise<Response> }> = {
    POST: { sizes: [READ_BYTES, BODY_BYTES], send: post("/api/trpc/comparisons.create") },
    batch: {
      sizes: [BODY_BYTES],
      send: (text) => post(`/api/trpc/${Array(10).fill("comparisons.create").join(",")}?batch=1`)(`{"9":${text}}`),
    },
    GET: {
      sizes: [ADDRESS_BYTES / 3],
      send: (text) => fetch(`${url}/api/trpc/auth.session?input=${encodeURIComponent(text)}`, { headers: { cookie } }),
    },
    REST: { sizes: [READ_BYTES, BODY_BYTES], send: post("/api/comparisons") },
  };
  return Object.entries(ways).flatMap(([way, { sizes, send }]) =>
    sizes.flatMap((bytes) =>
      [
        ...generateAnnotatedEnvelopes(bytes).map(([kind, envelope]) => ({
          kind,
          text: JSON.stringify(envelope),
          isAnnotated: true,
        })),
        ...generateOrdinaryEnvelopes(bytes).map(([kind, text]) => ({ kind, text, isAnnotated: false })),
      ].map(({ kind, text, isAnnotated }) => ({
        name: `${kind}, ${text.length} bytes by ${way}`,
        isAnnotated,
        send: () => send(text),
      })),
    ),
  );
}
