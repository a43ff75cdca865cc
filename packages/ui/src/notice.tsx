import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import type { Tone } from "./badge.tsx";

const EDGES: Record<Tone, string> = {
  plain: "border-edge",
  thread: "border-thread",
  great: "border-great",
  good: "border-good",
  fair: "border-fair",
  poor: "border-poor",
};

export interface NoticeProps {
  title: ReactNode;
  tone?: Tone;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Renders a notice in the color of its tone, with optional actions. */
export function Notice({ title, tone = "thread", children, actions }: NoticeProps) {
  return (
    <div className={classNames("rounded-md border-l-3 bg-sheet px-5 py-4", EDGES[tone])}>
      <p className="font-medium">{title}</p>
      {children && <div className="mt-1 text-soft">{children}</div>}
      {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
    </div>
  );
}

export interface EmptyStateProps {
  title: string;
  /** h1 when the page has no other heading. */
  heading?: "h1" | "h2" | "h3";
  children?: ReactNode;
  action?: ReactNode;
}

/** Renders a message in place of missing content, with an optional action. */
export function EmptyState({ title, heading: Heading = "h2", children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-4 py-16 text-center">
      <Heading className="display text-2xl">{title}</Heading>
      {children && <p className="max-w-md text-soft">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
