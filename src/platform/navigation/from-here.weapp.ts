/** The mini-program has no origin of its own: the server's addresses are used unchanged. */
export const fromHere = (address: string): string => address
