/** Where the server renders a page there is no device that keeps anything. */
export const localStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** Does nothing, since the server has no window events. */
export const addEventListener = () => undefined;
