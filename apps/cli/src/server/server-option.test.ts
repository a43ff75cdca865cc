import { describe, expect, it } from "vitest";
import { extractServerOptions } from "./server-option.ts";

const URL_GIVEN = "https://dupewise.example";
const server = { url: URL_GIVEN, token: "secret" };

describe("the server options", () => {
  it.each([
    ["--server", URL_GIVEN, "--token", "secret", "compare", "a", "b"],
    ["compare", "a", "--server", URL_GIVEN, "b", "--token", "secret"],
    [`--server=${URL_GIVEN}`, "compare", "a", "--token=secret", "b"],
  ])("are extracted wherever they appear: %s %s %s", (...given) => {
    expect(extractServerOptions(given, null)).toEqual({ rest: ["compare", "a", "b"], server, problem: null });
  });

  it("don't affect the command's own arguments and options", () => {
    const given = ["compare", "--explain", "a", "-h", "--", "-$35"];
    expect(extractServerOptions(given, "secret")).toEqual({ rest: given, server: null, problem: null });
    expect(extractServerOptions(["rank", "--server", URL_GIVEN, "--", "--token", "x"], "secret")).toEqual({
      rest: ["rank", "--", "--token", "x"],
      server,
      problem: null,
    });
  });

  it.each([
    [["--server", URL_GIVEN], null, "DUPEWISE_TOKEN"],
    [["--server", URL_GIVEN, "--token", ""], null, "DUPEWISE_TOKEN"],
    [["--server"], "secret", "--server takes a URL"],
    [["--server", "file:///etc/passwd"], "secret", "--server takes a URL"],
    [["--token", "secret", "history"], null, "--token requires --server"],
  ])("are rejected when incomplete or invalid: %j", (given, ownToken, words) => {
    expect(extractServerOptions(given, ownToken)).toMatchObject({
      server: null,
      problem: expect.stringContaining(words),
    });
  });
});
