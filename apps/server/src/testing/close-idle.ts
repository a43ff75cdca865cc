import { afterAll } from "vitest";
import { closeIdleServers } from "./start-api.ts";

afterAll(closeIdleServers);
