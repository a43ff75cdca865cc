import { expect, it } from "vitest";
import { parseDroppedLink } from "./parse-dropped-link.ts";

it.each([
  ["https://shop.example/p/1", "https://shop.example/p/1"],
  ["# from a shop\r\nhttps://shop.example/p/1\r\nhttps://shop.example/p/2", "https://shop.example/p/1"],
  ["javascript:alert(1)", null],
  ["data:text/html,x\nfile:///etc/passwd", null],
  ["", null],
])("parseDroppedLink(%j) returns %j", (list, link) => expect(parseDroppedLink(list)).toBe(link));
