/** An error that prevents the program from starting; `message` is one sentence that says what to do. */
export class StartupError extends Error {
  override readonly name = "StartupError";
}
