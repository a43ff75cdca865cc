import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const TEXTS = { originalUrl: "Product: Wool coat\nPrice: $420", dupeUrl: "Product: Wool coat\nPrice: $89" };
const PHOTO = Buffer.from("a photo").toString("base64");

async function compared(options?: Parameters<typeof startCaller>[0]) {
  const started = await startCaller(options);
  const ada = await started.signUp("ada@example.com");
  const { id } = await ada.call.comparisons.create(TEXTS);
  const add = (side: "original" | "alternative" = "original") => ada.call.photos.add({ id, side, photo: PHOTO });
  const count = async () => (await started.sql<{ n: number }[]>`select count(*)::int n from comparison_photos`)[0]?.n;
  return { ...started, ada, id, add, count };
}

it("stores the user's own photos for either side, within the limits per side and per account", async () => {
  const { ada, id, add, sql } = await compared();
  for (let number = 0; number < STORAGE_LIMITS.photosOfSide; number++) await add();
  expect(await captureErrorResponse(add())).toMatchObject({ body: { code: "conflict" } });
  const all = await add("alternative");
  expect(all.map(({ side }) => side)).toEqual(["original", "original", "original", "alternative"]);
  const [first] = all;
  expect(await ada.call.photos.remove({ id, photoId: first?.id ?? "" })).toEqual(all.slice(1));
  await sql`insert into comparison_photos (user_id, comparison_id, side, photo)
    select user_id, id, 'alternative', 'x'::bytea from comparisons, generate_series(1, ${STORAGE_LIMITS.photos})`;
  expect(await captureErrorResponse(add())).toMatchObject({ body: { code: "conflict" } });
});

it("stores nothing if the file is not a photo", async () => {
  const { add, count } = await compared({
    photos: { clean: async () => null, measure: async () => ({ swatches: [], isWorn: false, problem: "no photo" }) },
  });
  expect(await captureErrorResponse(add())).toMatchObject({ body: { code: "validation_failed" } });
  expect(await count()).toBe(0);
});

it("lets only the owner of the comparison list, add and remove photos", async () => {
  const { ada, id, add, signUp } = await compared();
  const [photo] = await add();
  const eve = await signUp("eve@example.com");
  for (const tried of [
    () => eve.call.photos.list({ id }),
    () => eve.call.photos.add({ id, side: "original", photo: PHOTO }),
    () => eve.call.photos.remove({ id, photoId: photo?.id ?? "" }),
  ]) {
    expect(await captureErrorResponse(tried())).toMatchObject({ body: { code: "not_found" } });
  }
  expect(await ada.call.photos.list({ id })).toEqual([photo]);
});

it("exports photos with the account", async () => {
  const { ada, id, add } = await compared();
  await add();
  let text = "";
  for await (const part of await ada.call.auth.exportData()) text += part;
  expect(JSON.parse(text)).toMatchObject({ photos: [{ comparisonId: id, side: "original", photo: PHOTO }] });
});

it("deletes photos with their comparison and with the account", async () => {
  const { ada, id, add, count, sql } = await compared();
  await add();
  await ada.call.history.remove({ id });
  expect(await captureErrorResponse(ada.call.photos.list({ id }))).toMatchObject({ body: { code: "not_found" } });
  await sql`delete from comparisons where id = ${id}`;
  expect(await count()).toBe(0);
  const again = await ada.call.comparisons.create(TEXTS);
  await ada.call.photos.add({ id: again.id, side: "original", photo: PHOTO });
  await sql`delete from users where email = 'ada@example.com'`;
  expect(await count()).toBe(0);
});
