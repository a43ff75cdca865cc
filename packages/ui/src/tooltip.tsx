import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from "@dupewise/domain/constants";
import { Tooltip as Radix } from "radix-ui";
import type { ReactNode } from "react";

export interface TooltipProps {
  /** A sentence that helps but isn't essential, because touch screens show no tooltips. */
  text: string;
  /** One button or link. */
  children: ReactNode;
}

/**
 * Renders a tooltip that describes a control when the control is hovered over or focused. It is not in a portal, so
 * that it stays in the control's landmark.
 */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Content
          sideOffset={6}
          collisionPadding={12}
          className="z-30 max-w-64 animate-arrive rounded-md bg-ink px-3 py-2 text-sm text-table forced-colors:border"
        >
          {text}
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}
