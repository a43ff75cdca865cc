import { describe, expect, it } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

const of = (address: string) => canonicalPath(new URL(address, "https://dupewise.example"));

describe("canonicalPath", () => {
  it.each([
    ["/", "/"],
    ["/?x=1&utm_source=mail", "/"],
    ["/?subscription=success&x=1", "/?subscription=success"],
    ["/?subscription=success2", "/"],
    ["/auth/?next=%2Fhistory", "/auth"],
    ["/auth?x=1&view=forgotten&view=other", "/auth?view=forgotten"],
    ["/auth?view=anything", "/auth"],
    ["/history?sort=newest&x=1&q=wool+coat", "/history?q=wool+coat&sort=newest"],
    ["/c/one?share=secret&fbclid=2", "/c/one?share=secret"],
    ["/c/one?share=", "/c/one?share="],
    ["/privacy?share=secret", "/privacy"],
    ["/no/such/page/?x=1", "/no/such/page"],
  ])("maps the URL %s to %s", (address, rendered) => expect(of(address)).toBe(rendered));
});
