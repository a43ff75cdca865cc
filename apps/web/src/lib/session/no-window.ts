/** A stand-in for the browser's storage while the server renders a page. It is always empty. */
export const localStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** Does nothing, because there are no window events on the server. */
export const addEventListener = () => undefined;
