import { describe, expect, it } from "vitest";
import { readEnvironment } from "./env.ts";

describe("the environment", () => {
  it("needs nothing", () => {
    expect(readEnvironment({})).toMatchObject({ PORT: 3000, HOST: "127.0.0.1", LOG_LEVEL: "info", FETCH_ALLOW: [] });
  });

  it("takes an empty variable for an unset one", () => {
    expect(readEnvironment({ PORT: "", DATABASE_URL: "" })).toMatchObject({ PORT: 3000 });
  });

  it("reads lists", () => {
    expect(readEnvironment({ FETCH_ALLOW: "127.0.0.1:8080, [::1]:80," }).FETCH_ALLOW).toEqual([
      "127.0.0.1:8080",
      "[::1]:80",
    ]);
  });

  it("tells everything that is wrong at once", () => {
    const wrong = { PORT: "70000", LOG_LEVEL: "loud", DATABASE_URL: "mysql://x", PUBLIC_URL: "ftp://x" };
    expect(() => readEnvironment(wrong)).toThrow(
      /PORT[\s\S]*PUBLIC_URL[\s\S]*DATABASE_URL: must start with postgres:[\s\S]*LOG_LEVEL/,
    );
  });
});
