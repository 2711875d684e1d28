/** Subscriptions to single messages are the mini-program's. */
export const canSubscribe = (): boolean => false

export const askToSubscribe = (_templateIds: readonly string[]): Promise<string[]> => Promise.resolve([])
