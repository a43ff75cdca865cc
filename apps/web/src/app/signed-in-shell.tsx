import type { ReactNode } from "react";
import { Outlet } from "react-router-dom";
import { DataLayer } from "../lib/api/data-layer.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { SkipLink } from "./skip-link.tsx";

/** Renders `children` between the header and footer of pages for signed-in users. */
export function SignedInFrame({ children }: { children: ReactNode }) {
  return (
    <DataLayer>
      <div className="flex min-h-dvh flex-col print:block">
        <SkipLink />
        <Header />
        <main id="main" tabIndex={-1} className="gutter mx-auto w-full max-w-6xl grow pb-20 print:pb-0 outline-none">
          {children}
        </main>
        <Footer />
      </div>
    </DataLayer>
  );
}

/** Renders the frame of pages for signed-in users, with the matched route inside. */
export function SignedInShell() {
  return (
    <SignedInFrame>
      <Outlet />
    </SignedInFrame>
  );
}
