/** No server draws pages of the mini-program. */
export const hydrateServerState = (): void => undefined
