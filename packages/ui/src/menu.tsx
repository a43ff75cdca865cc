import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";

export interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  /** Whether the button was clicked before the menu loaded. */
  defaultOpen?: boolean;
  children: ReactNode;
}

/**
 * Renders a dropdown menu. It is not modal, because Radix's modal menu injects a style element that the content
 * security policy blocks, and not in a portal, so that it stays in its button's landmark.
 */
export function Menu({ trigger, defaultOpen = false, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={defaultOpen}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        className="z-30 min-w-52 animate-arrive rounded-lg border border-line bg-sheet p-1.5 shadow-lift"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** Renders a menu item that runs an action and closes the menu. */
export function MenuItem({
  onSelect,
  icon,
  children,
}: {
  onSelect: () => void;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Item
      onSelect={onSelect}
      className="flex min-h-11 items-center gap-3 rounded-md px-3 select-none data-highlighted:bg-sunk"
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

/** Renders a non-interactive note at the top of a menu. */
export function MenuNote({ children }: { children: ReactNode }) {
  return (
    <>
      <DropdownMenu.Label className="max-w-64 px-3 py-2 text-sm text-soft">{children}</DropdownMenu.Label>
      <DropdownMenu.Separator className="mx-3 my-1 h-px bg-line" />
    </>
  );
}
