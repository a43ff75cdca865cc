type TextField = HTMLInputElement | HTMLTextAreaElement;

const FIELDS = "input[name]:not([inert]), textarea[name]:not([inert])";

/** Sets a field's text in a way that React, which keeps its own copy, treats as typing. */
function type(field: TextField, text: string): void {
  const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Keeps an existing draft above newly typed text, because only the user can tell which of them counts. */
function handOver(from: TextField, to: TextField): void {
  if (from.value === from.defaultValue) return;
  const kept = to.value === from.defaultValue || to.value === from.value ? "" : to.value;
  const isLong = to instanceof HTMLTextAreaElement;
  type(to, isLong && kept !== "" ? `${kept}\n${from.value}` : from.value);
}

/** Copies text that was typed into server-rendered fields to the app's fields once the app has hydrated. */
export function keepEarlyTyping(root: HTMLElement): void {
  let waiting = [...root.querySelectorAll<TextField>(FIELDS)];
  if (waiting.length === 0) return;
  let focused: EventTarget | null = document.activeElement;
  const note = ({ target }: FocusEvent) => (focused = target);
  root.addEventListener("focusin", note);
  const observer = new MutationObserver(() => {
    if (waiting.some((field) => field.isConnected)) return;
    root.removeEventListener("focusin", note);
    waiting = waiting.filter((from) => {
      const to = root.querySelector<TextField>(`${from.tagName}[name="${CSS.escape(from.name)}"]`);
      if (to === null) return true;
      handOver(from, to);
      if (from === focused) {
        to.focus();
        const end = from.selectionEnd;
        if (end !== null) to.setSelectionRange(from.selectionStart, end);
      }
      return false;
    });
    if (waiting.length === 0) observer.disconnect();
  });
  observer.observe(root, { childList: true, subtree: true });
}
