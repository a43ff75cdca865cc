import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type ReactNode, type RefObject, useRef } from "react";

export interface DialogProps {
  /** Called on Escape, the close button or a click outside. The dialog stays open as long as it is rendered. */
  onClose: () => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  /** The buttons, last in reading order. */
  actions?: ReactNode;
  /** The element to focus next, instead of the opener. */
  focusAfter?: RefObject<HTMLElement | null>;
}

/**
 * Renders a modal dialog that restores focus when it closes. Each dialog has its own backdrop, so that a nested dialog
 * dims the one below. Radix's backdrop would lock scrolling with an injected style element, which a strict content
 * security policy blocks.
 */
export function Dialog({ onClose, title, description, children, actions, focusAfter }: DialogProps) {
  const cameFrom = useRef<Element>(null);
  return (
    <Radix.Root open onOpenChange={onClose}>
      <Radix.Portal>
        <div className="fixed inset-0 z-50 grid place-items-center bg-[oklch(0.2_0.02_345/0.55)] p-4 *:min-h-0">
          <Radix.Content
            {...(description ? {} : { "aria-describedby": undefined })}
            onOpenAutoFocus={() => {
              cameFrom.current = document.activeElement;
            }}
            onCloseAutoFocus={() => {
              const next = focusAfter?.current ?? cameFrom.current;
              if (next instanceof HTMLElement) next.focus();
            }}
            className="relative flex max-h-full w-full max-w-xl animate-arrive flex-col overflow-hidden rounded-lg bg-sheet shadow-lift forced-colors:border"
          >
            {/*
             * The buttons stay visible, however long the content is; the close button comes first, so that keys scroll
             * the content.
             */}
            <div className="min-h-0 overflow-y-auto overscroll-contain p-5 sm:px-8 sm:pt-7">
              <Radix.Title className="display pr-10 text-2xl">{title}</Radix.Title>
              {description && <Radix.Description className="mt-2 text-soft">{description}</Radix.Description>}
              <div className="mt-4">{children}</div>
              <Radix.Close
                aria-label="Close"
                className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-soft hover:bg-sunk hover:text-ink"
              >
                <X aria-hidden="true" className="size-5" />
              </Radix.Close>
            </div>
            {actions && (
              <div className="flex flex-wrap-reverse justify-end gap-x-2 gap-y-1 border-t border-line p-3 sm:gap-3 sm:px-8 sm:py-4">
                {actions}
              </div>
            )}
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}
