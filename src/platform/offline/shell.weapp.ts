/** A mini-program is on the phone already. */
export const keepShell = (): void => undefined
