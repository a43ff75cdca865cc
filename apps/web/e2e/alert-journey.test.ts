import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { submitComparison, register, waitForScore, signUp } from "./steps.ts";
import { startWorld, type World } from "./world.ts";
import { makePremium } from "./plans.ts";

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Returns the raw email to this address that can be unsubscribed from with one click. */
function awaitAlertMail(address: string): Promise<string> {
  const outbox = join(world.dataDir, "outbox");
  const find = async () => {
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")));
    const isIt = (mail: string) =>
      mail.includes(`To: ${address}`) && /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m.test(mail);
    return mails.find(isIt) ?? Promise.reject(new Error("No such mail has arrived yet"));
  };
  return vi.waitFor(find, { timeout: 120_000, interval: 200 });
}

it("emails a user when another user's comparison matches their alert, with an unsubscribe link", async () => {
  const [ada, bob] = [await world.visit(), await world.visit()];
  const account = await register(ada.page);
  await makePremium(world, account.email);
  await ada.page.goto("/notifications");
  const form = ada.page.getByRole("form", { name: "New alert" });
  await form.getByLabel("Product Name").fill("Belted Wrap Coat");
  await form.getByLabel("Manufacturer/Brand").fill("Maison Aurelle");
  await form.getByLabel("Similarity Threshold (%)").fill("50");
  await form.getByRole("button", { name: "Create Notification" }).click();
  await ada.page.getByRole("heading", { name: "Your Notifications (1)" }).waitFor();

  await signUp(bob.page);
  await submitComparison(bob.page, world.shop.link("designerCoat"), world.shop.link("affordableCoat"));
  expect(await waitForScore(bob.page)).toBeGreaterThanOrEqual(50);

  const mail = await awaitAlertMail(account.email);
  const [link = ""] = /http\S+\/api\/unsubscribe\/[\w-]{36}/.exec(mail) ?? [];
  const reader = await world.visit();
  await reader.page.goto(link);
  await reader.page.getByText("Belted Wrap Coat").waitFor();
  await reader.page.getByRole("button", { name: "Stop these emails" }).click();
  await reader.page.getByRole("heading", { name: "You won't get any more of these emails" }).waitFor();

  await ada.page.reload();
  const alert = ada.page.getByRole("article", { name: "Belted Wrap Coat" });
  await alert.getByText("Paused", { exact: true }).first().waitFor();
  await alert.getByText(/^Last checked /).waitFor();
  for (const { takeProblems } of [ada, bob, reader]) expect(takeProblems()).toEqual([]);
  await Promise.all([ada, bob, reader].map((visitor) => visitor.close()));
});
