/** Replaces device storage while the server renders a page. */
export const localStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** Does nothing, because there are no window events on the server. */
export const addEventListener = () => undefined;
