import type { Page } from "@dupewise/testing/browser";
import { expect, it } from "vitest";
import { expectScreenAccessible } from "./expect-screen-accessible.ts";
import { register } from "./steps.ts";
import { visitEachTest } from "./visit-each-test.ts";

const visit = visitEachTest();

/** A phone's or laptop's built-in authenticator, whose owner approves when `confirm` is called. */
async function addAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    confirm: (enabled: boolean) =>
      session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled }),
  };
}

it("adds and renames a passkey, signs in with it, and removes it", async () => {
  const { page, takeProblems } = visit.opened;
  const authenticator = await addAuthenticator(page);
  await register(page);
  await page.goto("/account");
  // A ceremony started without it would wait for a touch.
  await authenticator.confirm(true);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const row = page.getByRole("list", { name: "Your passkeys" }).getByRole("listitem");
  await row.getByText("never used").waitFor();
  await authenticator.confirm(false);
  await row.getByRole("button", { name: "Rename" }).click();
  await page.getByLabel("Passkey name").fill("My laptop");
  await page.getByRole("button", { name: "Save" }).click();
  await row.getByText("My laptop", { exact: true }).first().waitFor();
  await expectScreenAccessible(page);

  await page.context().clearCookies({ name: "session" });
  await page.goto("/auth", { waitUntil: "networkidle" });
  await authenticator.confirm(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.waitForURL((url) => url.pathname === "/");

  await page.goto("/account");
  await row.getByText("last used").waitFor();
  await row.getByRole("button", { name: "Remove" }).click();
  await row.getByRole("button", { name: "Remove permanently" }).click();
  await row.waitFor({ state: "detached" });
  expect(takeProblems()).toEqual([]);
});

it("offers passkeys in the server-rendered page, so that nothing shifts when scripts load", async () => {
  const sent = await visit.opened.page.context().request.get("/auth");
  expect(await sent.text()).toContain("Sign in with a passkey");
});
