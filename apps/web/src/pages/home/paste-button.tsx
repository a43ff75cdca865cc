import { Button } from "@dupewise/ui/button";
import { useState, useSyncExternalStore } from "react";
import { showToast } from "../../lib/feedback/toast.ts";
import type { ClipboardContents } from "./extract-pasted-html.ts";

const canRead = () => "clipboard" in navigator && "read" in navigator.clipboard;
const subscribeToNothing = () => () => undefined;

async function readClipboard(): Promise<ClipboardContents> {
  const items = await navigator.clipboard.read();
  const read = async (type: string) => {
    const item = items.find(({ types }) => types.includes(type));
    return item ? (await item.getType(type)).text() : "";
  };
  return { html: await read("text/html"), words: await read("text/plain") };
}

/**
 * Renders a button that pastes the clipboard's content into a side's field, or nothing if the browser or the user
 * denies access to the clipboard.
 */
export function PasteButton({ side, onPaste }: { side: string; onPaste: (pasted: ClipboardContents) => void }) {
  const isOffered = useSyncExternalStore(subscribeToNothing, canRead, () => false);
  const [isRefused, setRefused] = useState(false);
  if (!isOffered || isRefused) return null;
  const paste = async () => {
    try {
      onPaste(await readClipboard());
    } catch {
      setRefused(true);
      onPaste({ html: "", words: "" });
      showToast({ title: "We can't read the clipboard", description: "Paste into the field instead." });
    }
  };
  return (
    <Button look="secondary" size="sm" onClick={() => void paste()}>
      <span>
        Paste<span className="sr-only">: {side}</span>
      </span>
    </Button>
  );
}
