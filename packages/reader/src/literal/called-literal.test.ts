import { expect, it } from "vitest";
import { calledLiteral } from "./called-literal.ts";

it.each([
  [
    "arguments",
    '(function(a,b){return {name:"Shirt",brand:a,price:b}}("Halden",49.9));',
    { name: "Shirt", brand: "Halden", price: 49.9 },
  ],
  ["none", "(function(){return [1,{a:!0}]}())", [1, { a: true }]],
  ["arguments that are no literals", "(function(a,b){return {a:a,b:b}}(Array(2),7))", { b: 7 }],
  ["statements before", "(function(a){a.x=1;return {b:a}}(3))", { b: 3 }],
])("%s", (_, code, value) => expect(calledLiteral(code, 0)).toEqual(value));

it.each(["x => 1", "(function(a){return a}(1))", "(function(a){return {a:1}", "function(){}"])(
  "is undefined for %j",
  (code) => {
    expect(calledLiteral(code, 0)).toBeUndefined();
  },
);
