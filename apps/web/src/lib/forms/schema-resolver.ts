import { zodResolver } from "@hookform/resolvers/zod";
import * as z from "zod";

// zod compiles its checks with `new Function`, which the content security policy refuses and reports.
z.config({ jitless: true });

/** A form's rules: the schema the server checks with too. */
export { zodResolver as schemaResolver };
