import { JOB_NAMES } from "@dupewise/api/ports/jobs";
import { expect, it } from "vitest";
import { JOB_TABLE } from "./job-table.ts";

it("has a handler for every kind of job", () => {
  expect(JOB_TABLE.map(({ name }) => name).toSorted()).toEqual(JOB_NAMES.toSorted());
});

it("rejects data that does not match the job's schema", async () => {
  const [row] = JOB_TABLE.filter(({ name }) => name === "refresh-product");
  const services: Parameters<NonNullable<typeof row>["run"]>[0] = Object.create(null);
  await expect(async () => row?.run(services, { productId: 7 }, AbortSignal.timeout(1000))).rejects.toThrow(
    /expected string/,
  );
});
