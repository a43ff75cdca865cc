import { afterAll } from "vitest";
import { closeIdle } from "./start-api.ts";

afterAll(closeIdle);
