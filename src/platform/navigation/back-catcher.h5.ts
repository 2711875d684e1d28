/** The browser's history is enough on the web. */
export const BackCatcher = () => null
