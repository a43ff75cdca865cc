/** Replaces device storage while the server renders a page. */
export const localStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** Does nothing, since the server has no window events. */
export const addEventListener = () => undefined;
