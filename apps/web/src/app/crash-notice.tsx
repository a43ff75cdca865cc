import { Button } from "@dupewise/ui/button";
import { EmptyState } from "@dupewise/ui/notice";
import { Component, type ReactNode } from "react";

interface CrashNoticeState {
  crashed: boolean;
}

/** Catches unexpected errors and explains what to do, instead of showing a blank page. */
export class CrashNotice extends Component<{ children: ReactNode }, CrashNoticeState> {
  override state: CrashNoticeState = { crashed: false };

  static getDerivedStateFromError(): CrashNoticeState {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return (
      <main className="grid min-h-dvh place-items-center">
        <EmptyState
          heading="h1"
          title="Something went wrong on this page"
          action={<Button onClick={() => location.reload()}>Reload the page</Button>}
        >
          This is our fault, not yours. Your text is saved.
        </EmptyState>
      </main>
    );
  }
}
