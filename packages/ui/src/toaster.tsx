import { X } from "lucide-react";
import { Toast as Radix } from "radix-ui";
import { type FocusEvent, useEffect, useRef } from "react";
import { classNames } from "./class-names.ts";

export interface ToastMessage {
  id: number;
  title: string;
  description?: string | undefined;
  destructive?: boolean | undefined;
  action?: { label: string; run: () => void } | undefined;
}

export interface ToasterProps {
  /** The current toast, or null. */
  toast: ToastMessage | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** How long a toast is shown, in milliseconds. */
  duration: number;
}

/**
 * Renders one toast at a time. It is announced to screen readers, and closes after a timeout, on a swipe, or with one
 * of its buttons.
 */
export function Toaster({ toast, open, onOpenChange, duration }: ToasterProps) {
  const { place, noteFocus, refund } = useFocusBack();
  useNextStop(open && toast?.action ? toast.id : null);
  // Each toast has its own provider: if one is closed under the pointer, the next one's timer would be paused.
  return (
    <Radix.Provider key={toast?.id} duration={duration} swipeDirection="right" label="Notification">
      <div ref={place} onFocus={noteFocus}>
        {toast && (
          <Radix.Root
            key={toast.id}
            type={toast.destructive ? "foreground" : "background"}
            open={open}
            onOpenChange={(next) => {
              onOpenChange(next);
              if (!next) refund();
            }}
            className={classNames(
              "pointer-events-auto relative animate-arrive rounded-lg border bg-sheet py-4 pr-14 pl-5 shadow-lift",
              "data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
              toast.destructive ? "border-poor" : "border-line",
            )}
          >
            <Radix.Title className={classNames("font-medium", toast.destructive && "text-poor")}>
              {toast.title}
            </Radix.Title>
            {toast.description && (
              <Radix.Description className="mt-0.5 text-[0.9375rem] text-soft">{toast.description}</Radix.Description>
            )}
            {toast.action && (
              <Radix.Action
                altText={toast.action.label}
                className="link mt-2 min-h-6 font-medium"
                onClick={toast.action.run}
                data-toast-action=""
              >
                {toast.action.label}
              </Radix.Action>
            )}
            <Radix.Close
              aria-label="Dismiss"
              className="absolute top-2.5 right-2.5 grid size-10 place-items-center rounded-full text-soft hover:bg-sunk hover:text-ink"
            >
              <X aria-hidden="true" className="size-4.5" />
            </Radix.Close>
          </Radix.Root>
        )}
        <Radix.Viewport className="no-print pointer-events-none fixed inset-x-0 top-0 z-60 m-0 max-h-[60dvh] list-none overflow-y-auto p-2 outline-none md:top-auto md:bottom-0 md:left-auto md:w-full md:max-w-[420px] md:p-4" />
      </div>
    </Radix.Provider>
  );
}

/** Makes a new toast's action the next tab stop, wherever focus is. */
function useNextStop(id: number | null): void {
  useEffect(() => {
    if (id === null) return undefined;
    const step = (event: KeyboardEvent) => {
      if (event.key !== "Tab") return;
      removeEventListener("keydown", step);
      const action = document.querySelector<HTMLElement>("[data-toast-action]");
      if (event.shiftKey || !action || action === document.activeElement) return;
      event.preventDefault();
      action.focus();
    };
    addEventListener("keydown", step);
    return () => removeEventListener("keydown", step);
  }, [id]);
}

/** Returns focus from a closed toast to the element that had it before, or to the main content. */
function useFocusBack() {
  const place = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const isInside = (element: Element | null) => place.current?.contains(element) ?? false;
  return {
    place,
    noteFocus: ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
    },
    // Runs after Radix, which would leave the focus on the empty viewport.
    refund: () =>
      setTimeout(() => {
        if (!isInside(document.activeElement)) return;
        const back = cameFrom.current?.isConnected ? cameFrom.current : document.querySelector("main");
        back?.focus({ preventScroll: true });
      }),
  };
}
