import { buttonClass } from "@dupewise/ui/button";
import type { ReactNode } from "react";
import { Link, Outlet } from "react-router-dom";
import { createLazyComponent } from "../lib/loading/lazy-component.tsx";
import { useSession } from "../lib/session/session.ts";
import { UserContext } from "../lib/session/user.ts";
import { BrandLink } from "../lib/layout/brand-link.tsx";
import { Footer } from "./footer.tsx";
import { SkipLink } from "./skip-link.tsx";

const HEADER = "no-print gutter mx-auto flex w-full max-w-6xl items-center justify-between py-4";

const MemberHeader = createLazyComponent(async () => (await import("./member-header.tsx")).MemberHeader, BareHeader);

/** Renders `children` between the header and footer of public pages. Signed-in users get their usual header. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {user ? (
        <UserContext value={user}>
          <MemberHeader />
        </UserContext>
      ) : (
        <VisitorHeader />
      )}
      <main id="main" tabIndex={-1} className="w-full grow outline-none">
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** Renders the frame of pages that anyone can see, with the matched route inside. */
export function PublicShell() {
  return (
    <PublicFrame>
      <div className="gutter mx-auto max-w-6xl pb-20">
        <Outlet />
      </div>
    </PublicFrame>
  );
}

function VisitorHeader() {
  return (
    <header className={HEADER}>
      <BrandLink />
      <Link to="/auth" className={buttonClass("secondary", "sm")}>
        Sign In
      </Link>
    </header>
  );
}

/** Shown when the signed-in menu failed to load. */
function BareHeader() {
  return (
    <header className={HEADER}>
      <BrandLink />
    </header>
  );
}
