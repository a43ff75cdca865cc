import type { FetchRates } from "@dupewise/api/context";

/** The list has about two kilobytes. */
const MOST_BYTES = 64 * 1024;

/**
 * Creates a function that fetches the exchange rates from a URL, or returns null if the setting is "none". The function
 * throws if the source responds with an error or with too much data.
 */
export function createRatesFetcher(address: string): FetchRates | null {
  if (address === "none") return null;
  return async (signal) => {
    const response = await fetch(address, {
      signal,
      redirect: "error",
      headers: { accept: "application/xml, text/xml" },
    });
    if (!response.ok || !response.body) {
      await response.body?.cancel();
      throw new Error(`The exchange rate source returned ${response.status}`);
    }
    let text = "";
    // Leaving the loop ends the download.
    for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
      text += part;
      if (text.length > MOST_BYTES) throw new Error("The exchange rate source sent too much data");
    }
    return text;
  };
}
