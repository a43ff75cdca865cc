import { expect, it } from "vitest";
import { readEnvironment } from "./env.ts";
import { createAllowlist } from "./fetch-allow.ts";

const allowing = (FETCH_ALLOW: string) => createAllowlist(readEnvironment({ FETCH_ALLOW }).FETCH_ALLOW);

it.each(["[::1]:8080", "[0:0:0:0:0:0:0:1]:8080", "[::0001]:08080", "127.0.0.1:1, [::1]:8080"])(
  "allows an address in any notation, but only on the listed port: %s",
  (allowed) => {
    const permits = allowing(allowed);
    expect(["::1", "0:0:0:0:0:0:0:1", "::0001"].map((address) => permits(address, 8080))).toEqual([true, true, true]);
    expect([permits("::1", 80), permits("::2", 8080), permits("::1%lo", 8080), permits("", 8080)]).toEqual(
      Array(4).fill(false),
    );
  },
);

it("ignores letter case, and handles default ports and IPv4-mapped addresses", () => {
  expect(allowing("[FD00::A]:80")("fd00::a", 80)).toBe(true);
  expect(allowing("[::ffff:127.0.0.1]:8080")("::ffff:7f00:1", 8080)).toBe(true);
  expect(allowing("127.0.0.1:80")("127.0.0.1", 80)).toBe(true);
  expect(allowing("127.0.0.1:80")("127.0.0.1", 8080)).toBe(false);
});
