import axe from "axe-core";
import type { Page } from "playwright-core";
import * as z from "zod";

const Findings = z.array(
  z.object({
    id: z.string(),
    help: z.string(),
    nodes: z.array(z.object({ target: z.array(z.unknown()), failureSummary: z.string().optional() })),
  }),
);

const SETTLED = `Promise.allSettled(
  document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity).map((each) => each.finished),
)`;

/** Runs every rule of axe-core on the page as it stands, once its finite animations are over. Throws the findings. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(`${SETTLED}.then(() => undefined)`);
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`);
  const violations = await page.evaluate<unknown>("axe.run().then((results) => results.violations)");
  const findings = Findings.parse(violations);
  if (findings.length === 0) return;
  const lines = findings.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(
      ({ target, failureSummary = "" }) => `  ${target.join(" ")}\n    ${failureSummary.replaceAll("\n", "\n    ")}`,
    ),
  ]);
  throw new Error(`axe-core finds fault with ${page.url()}:\n${lines.join("\n")}`);
}
