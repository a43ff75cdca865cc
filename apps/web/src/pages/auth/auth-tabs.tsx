import { Tabs } from "@dupewise/ui/tabs";
import { useState } from "react";
import { useLocation } from "react-router-dom";
import { PageTitle } from "../../lib/layout/page-title.tsx";
import { setSession } from "../../lib/session/session.ts";
import { PasswordlessSignIn } from "./passwordless-sign-in.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";
import type { TypedCredentialsProps } from "./typed-credentials.ts";

type Tab = "sign-in" | "sign-up";

/** Renders the tabs for signing in and signing up. */
export function AuthTabs({ typed, onType, onForgotten }: TypedCredentialsProps & { onForgotten: () => void }) {
  const wanted: unknown = useLocation().state;
  const [tab, setTab] = useState<Tab>(wanted === "sign-up" ? "sign-up" : "sign-in");
  return (
    <>
      <PageTitle>{tab === "sign-in" ? "Sign In" : "Sign Up"}</PageTitle>
      <h1 className="display mb-6 text-title">{tab === "sign-in" ? "Welcome back!" : "Create your account"}</h1>
      <Tabs<Tab>
        label="Account"
        value={tab}
        onValueChange={(value) => setTab(value === "sign-up" ? "sign-up" : "sign-in")}
        tabs={[
          {
            value: "sign-in",
            label: "Sign In",
            panel: <SignInForm typed={typed} onType={onType} onDone={setSession} onForgotten={onForgotten} />,
          },
          {
            value: "sign-up",
            label: "Sign Up",
            panel: <SignUpForm typed={typed} onType={onType} onDone={setSession} />,
          },
        ]}
      />
      <PasswordlessSignIn isSignIn={tab === "sign-in"} onDone={setSession} />
    </>
  );
}
