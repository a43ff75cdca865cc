import { STORAGE_LIMITS } from "@dupewise/domain/storage-limits";
import { describe, expect, it } from "vitest";
import { captureErrorResponse, startCaller } from "../testing/caller.ts";

const ORIGINAL = "Product: Belted wool coat in camel\nPrice: $420\n100% wool";
const coat = (number: number) =>
  `Product: Belted coat number ${number} in camel\nPrice: $${80 + number}\n60% wool, 40% polyester`;

async function start() {
  const world = await startCaller({ rateLimitScale: 0 });
  const person = async (email: string) => {
    const { call } = await world.signUp(email);
    const alternatives = [1, 2, 3].map(coat);
    const { comparisons } = await call.comparisons.createSeveral({ originalUrl: ORIGINAL, alternatives });
    return { call, ids: comparisons.map(({ id }) => id) };
  };
  return { ...world, person, ada: await person("ada@example.com") };
}

describe("a board", () => {
  it("keeps its comparisons in order, and lets its owner rename it and add, reorder and remove comparisons", async () => {
    const { ada } = await start();
    const { call, ids } = ada;
    const [first = "", second = "", third = ""] = ids;
    const { id } = await call.boards.create({ name: " Coats ", comparisonIds: [first, second] });
    const order = async () => (await call.boards.get({ id })).comparisons.map((one) => one.id);
    await call.boards.add({ id, comparisonIds: [second, third] });
    expect(await order()).toEqual(ids);
    await call.boards.move({ id, comparisonId: third, position: 0 });
    expect(await order()).toEqual([third, first, second]);
    await call.boards.move({ id, comparisonId: third, position: 900 });
    expect(await order()).toEqual(ids);
    await call.boards.take({ id, comparisonId: second });
    expect(await order()).toEqual([first, third]);
    await call.boards.rename({ id, name: "Winter coats" });
    expect(await call.boards.list()).toMatchObject([{ id, name: "Winter coats", comparisons: 2, isShared: false }]);
  });

  it("omits comparisons removed from the history until they are restored", async () => {
    const { ada } = await start();
    const { call, ids } = ada;
    const { id } = await call.boards.create({ name: "Coats", comparisonIds: ids });
    await call.history.remove({ id: ids[1] ?? "" });
    expect((await call.boards.get({ id })).comparisons).toHaveLength(2);
    expect(await call.boards.list()).toMatchObject([{ comparisons: 2 }]);
    await call.history.restore({ id: ids[1] ?? "" });
    expect((await call.boards.get({ id })).comparisons.map((one) => one.id)).toEqual(ids);
  });

  it("rejects other users' comparisons, and stores nothing from a request that includes one", async () => {
    const { ada, person } = await start();
    const grace = await person("grace@example.com");
    const stolen = ada.call.boards.create({ name: "Coats", comparisonIds: [ada.ids[0] ?? "", grace.ids[0] ?? ""] });
    expect(await captureErrorResponse(stolen)).toMatchObject({ status: 404 });
    expect(await ada.call.boards.list()).toEqual([]);
    const { id } = await ada.call.boards.create({ name: "Coats", comparisonIds: [] });
    const added = ada.call.boards.add({ id, comparisonIds: [grace.ids[0] ?? ""] });
    expect(await captureErrorResponse(added)).toMatchObject({ status: 404 });
  });

  it("is limited in size, as is the number of boards per account", async () => {
    const { ada, sql } = await start();
    const { call, ids } = ada;
    const { id } = await call.boards.create({ name: "Full", comparisonIds: [] });
    await sql`insert into comparisons select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()::text,
      'request_id', null))).* from comparisons c, generate_series(1, ${STORAGE_LIMITS.boardItems}) where c.id = ${ids[0] ?? ""}`;
    await sql`insert into board_items select ${id}, id, 0 from comparisons where id not in ${sql(ids)}`;
    expect(await captureErrorResponse(call.boards.add({ id, comparisonIds: ids.slice(0, 1) }))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining(`A board can hold up to ${STORAGE_LIMITS.boardItems} comparisons`) },
    });
    await sql`insert into boards (user_id, name) select user_id, 'more' from boards, generate_series(2, ${STORAGE_LIMITS.boards})`;
    expect(await captureErrorResponse(call.boards.create({ name: "One more", comparisonIds: [] }))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining("Delete one to add another") },
    });
  });

  it("is exported and deleted with the account", async () => {
    const { ada, sql } = await start();
    const { id } = await ada.call.boards.create({ name: "Coats", comparisonIds: ada.ids });
    await ada.call.boards.share({ id });
    let file = "";
    for await (const part of await ada.call.auth.exportData()) file += part;
    expect(JSON.parse(file)).toMatchObject({ boards: [{ name: "Coats", isShared: true, comparisonIds: ada.ids }] });
    await ada.call.auth.deleteAccount({ password: "lovelace1" });
    expect(
      await sql`select (select count(*)::int from boards) boards, (select count(*)::int from board_items) items`,
    ).toEqual([{ boards: 0, items: 0 }]);
  });
});

describe("a shared board", () => {
  it("is visible to anyone with its link, without naming its owner, until the link is revoked", async () => {
    const { ada, open } = await start();
    const { id } = await ada.call.boards.create({ name: "Coats", comparisonIds: ada.ids });
    const { token, path } = await ada.call.boards.share({ id });
    expect(path).toBe(`/b/${id}?share=${token}`);
    const visitor = open();
    const shared = await visitor.call.boards.shared({ id, token: token ?? "" });
    expect(shared).toMatchObject({ id, name: "Coats" });
    expect(shared.comparisons.map((one) => one.id)).toEqual(ada.ids);
    expect(Object.keys(shared.comparisons[0] ?? {})).not.toContain("userId");
    const guessed = visitor.call.boards.shared({ id, token: "x".repeat(32) });
    expect(await captureErrorResponse(guessed)).toMatchObject({ status: 404 });
    // One of its comparisons is shared only through the board.
    const single = visitor.call.comparisons.shared({ id: ada.ids[0] ?? "", token: token ?? "" });
    expect(await captureErrorResponse(single)).toMatchObject({ status: 404 });
    await ada.call.boards.unshare({ id });
    expect(await captureErrorResponse(visitor.call.boards.shared({ id, token: token ?? "" }))).toMatchObject({
      status: 404,
    });
  });

  it("hides pasted text if its owner chooses to keep it private", async () => {
    const { ada, open } = await start();
    const { id } = await ada.call.boards.create({ name: "Coats", comparisonIds: ada.ids });
    const { token } = await ada.call.boards.share({ id, pastedTextPrivate: true });
    const shared = await open().call.boards.shared({ id, token: token ?? "" });
    expect(JSON.stringify(shared)).not.toContain("coat number 1");
    expect(shared.comparisons[0]).toMatchObject({ originalUrl: "", dupeUrl: "", originalDescription: null });
  });
});
