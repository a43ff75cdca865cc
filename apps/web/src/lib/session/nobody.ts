/** Where the server renders a page there is no device that keeps anything. */
export const localStorage = {
  getItem: () => null,
  setItem: () => undefined,
  removeItem: () => undefined,
};

/** Nor does anything happen to a window. */
export const addEventListener = () => undefined;
