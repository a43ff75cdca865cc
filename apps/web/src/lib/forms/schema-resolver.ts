import { zodResolver } from "@hookform/resolvers/zod";
import * as z from "zod";

// zod compiles its checks with `new Function`, which the content security policy blocks and reports.
z.config({ jitless: true });

/** A form's rules: the same schema as the server's. */
export { zodResolver as schemaResolver };
