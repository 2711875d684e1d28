/** Only the mini-program is read ahead for. */
export const allowReadAhead = (): void => undefined
