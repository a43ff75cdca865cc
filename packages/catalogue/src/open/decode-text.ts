import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";

const BYTE_ORDER_MARKS: readonly (readonly [mark: string, encoding: string])[] = [
  ["fffe", "utf-16le"],
  ["feff", "utf-16be"],
];
const DECLARED = /^<\?xml[^>]*encoding=["']([\w-]{2,40})["']/;

/** Decodes a feed to text: decompresses gzip, then applies the byte order mark or the encoding declared in XML. */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncIterable<string> {
  const { head, whole } = await withHead(bytes);
  if (head[0] === 0x1f && head[1] === 0x8b) {
    const unpacked = createGunzip();
    const source = Readable.from(whole);
    source.on("error", (error) => unpacked.destroy(error));
    yield* decodeText(source.pipe(unpacked));
    return;
  }
  const decoder = new TextDecoder(encodingOf(head));
  for await (const chunk of whole) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

function encodingOf(head: Uint8Array): string {
  const start = Buffer.from(head.subarray(0, 200));
  const marked = BYTE_ORDER_MARKS.find(([mark]) => start.toString("hex", 0, 2) === mark);
  if (marked) return marked[1];
  const declared = DECLARED.exec(start.toString("latin1"))?.[1] ?? "utf-8";
  return isKnown(declared) ? declared : "utf-8";
}

function isKnown(label: string): boolean {
  try {
    return new TextDecoder(label).encoding !== "";
  } catch {
    return false;
  }
}

async function withHead(bytes: AsyncIterable<Uint8Array>) {
  const rest = bytes[Symbol.asyncIterator]();
  const first = await rest.next();
  const head = first.done === true ? new Uint8Array() : first.value;
  async function* whole(): AsyncIterable<Uint8Array> {
    yield head;
    for (;;) {
      const next = await rest.next();
      if (next.done) return;
      yield next.value;
    }
  }
  return { head, whole: whole() };
}
