import { expect, it } from "vitest";
import { evaluateCall } from "./evaluate-call.ts";

it.each([
  [
    "literal arguments",
    '(function(a,b){return {name:"Shirt",brand:a,price:b}}("Halden",49.9));',
    { name: "Shirt", brand: "Halden", price: 49.9 },
  ],
  ["no arguments", "(function(){return [1,{a:!0}]}())", [1, { a: true }]],
  ["non-literal arguments", "(function(a,b){return {a:a,b:b}}(Array(2),7))", { b: 7 }],
  ["preceding statements", "(function(a){a.x=1;return {b:a}}(3))", { b: 3 }],
])("evaluates a call with %s", (_, code, value) => expect(evaluateCall(code, 0)).toEqual(value));

it.each(["x => 1", "(function(a){return a}(1))", "(function(a){return {a:1}", "function(){}"])(
  "does not evaluate %j",
  (code) => {
    expect(evaluateCall(code, 0)).toBeUndefined();
  },
);
