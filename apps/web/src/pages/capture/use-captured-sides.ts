import { type CapturedSides, type PageMessage, readCapturedSides } from "@dupewise/domain/capture/hand-over";
import type { Side } from "@dupewise/domain/comparison/side";
import { useEffect, useState } from "react";
import { isRecord } from "../../lib/api/is-record.ts";
import { generateRandomId } from "./generate-random-id.ts";

/** An installed extension responds immediately, or within this time on a slow machine. */
const PATIENCE_MS = 1_500;

const tell = (message: PageMessage) => window.postMessage(message, location.origin);

export interface CapturedSidesState {
  sides: CapturedSides;
  /** Whether the extension is installed, which is unknown at first. */
  state: "listening" | "there" | "silent";
  drop: (side: Side) => void;
  /** Removes one of the additional alternatives. */
  dropMore: (id: string) => void;
  swap: () => void;
  /** Makes the extension forget both sides. */
  finish: () => void;
}

/**
 * Returns the captured sides, whether the extension is installed, and functions that change the sides. Requests the
 * sides from the extension when the page opens, when the extension announces a change, and when this tab regains focus.
 * Accepts one response per request, only from this window and with the requested ID, because other sites, frames and
 * openers send from their own windows.
 */
export function useCapturedSides(): CapturedSidesState {
  const [sides, setSides] = useState<CapturedSides>({});
  const [state, setState] = useState<CapturedSidesState["state"]>("listening");
  useEffect(() => {
    let asked: string | null = null;
    const ask = () => {
      asked = generateRandomId();
      tell({ dupewise: "ask", id: asked });
    };
    const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
      if (source !== window || origin !== location.origin || !isRecord(data)) return;
      if (data["dupewise"] === "here") ask();
      if (data["dupewise"] !== "sides" || asked === null || data["id"] !== asked) return;
      asked = null;
      setState("there");
      setSides(readCapturedSides(data["sides"]));
    };
    const patience = setTimeout(() => setState((now) => (now === "listening" ? "silent" : now)), PATIENCE_MS);
    window.addEventListener("message", listen);
    window.addEventListener("focus", ask);
    ask();
    return () => {
      clearTimeout(patience);
      window.removeEventListener("message", listen);
      window.removeEventListener("focus", ask);
    };
  }, []);
  return {
    sides,
    state,
    drop: (side) => {
      setSides(({ [side]: _dropped, ...rest }) => {
        if (side === "original") return rest;
        const { more: [next, ...more] = [], ...others } = rest;
        return { ...others, ...(next && { alternative: next }), ...(more.length > 0 && { more }) };
      });
      tell({ dupewise: "drop", side });
    },
    dropMore: (id) => {
      setSides(({ more = [], ...rest }) => ({ ...rest, more: more.filter((page) => page.id !== id) }));
      tell({ dupewise: "drop-more", id });
    },
    swap: () => {
      setSides(({ original, alternative, ...rest }) => ({
        ...rest,
        ...(alternative && { original: alternative }),
        ...(original && { alternative: original }),
      }));
      tell({ dupewise: "swap" });
    },
    finish: () => tell({ dupewise: "done" }),
  };
}
