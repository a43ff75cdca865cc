import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { submitComparison, register, waitForScore, signUp } from "./steps.ts";
import { startWorld, type World } from "./world.ts";
import { makePremium } from "./plans.ts";

let world: World;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), `dupewise-test-${process.pid}-`));
  world = await startWorld({ DATA_DIR: folder });
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true });
});

/** Returns the raw email with this subject from the outbox. */
function mailAbout(subject: RegExp): Promise<string> {
  const outbox = join(folder, "outbox");
  const find = async () => {
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")));
    return mails.find((mail) => subject.test(mail)) ?? Promise.reject(new Error("No such mail has arrived yet"));
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

  const mail = await mailAbout(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  expect(mail).toContain(`To: ${account.email}`);
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
