import type { AddressVerdict } from "@dupewise/reader/fetch/address-policy";
import { checkUrl } from "@dupewise/reader/fetch/address-policy";
import * as z from "zod";
import { defineCommand } from "../command.ts";

export const command = defineCommand({
  summary: "Check whether the address policy allows a page to be read",
  usage: "URL",
  input: z.object({
    url: z.string(),
    /** Stands in for DNS: the addresses of each host name. */
    resolver: z.record(z.string(), z.array(z.string())).nullish(),
  }),
  example: { url: "https://shop.example.com/coat" },
  answer: ({ url, resolver }): Promise<AddressVerdict> =>
    checkUrl(url, resolver ? async (host) => resolver[host] ?? [] : null),
  fromArguments: ([url, ...others]) => (url === undefined || others.length > 0 ? null : { url }),
  render: ({ allowed, reason }) => {
    if (!allowed) throw new Error(`Refused: ${reason}`);
    return "The address policy allows this page to be read";
  },
});
