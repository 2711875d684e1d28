/** Pages of the mini-program are not server-rendered. */
export const hydrateServerState = (): void => undefined
