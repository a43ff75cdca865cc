export { createClient, type ClientOptions, type DupewiseClient } from "./create-client.ts";
export { type ErrorBody, errorBody } from "./error-body.ts";
