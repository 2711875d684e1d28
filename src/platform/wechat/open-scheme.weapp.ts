/** A mini-program runs in WeChat already. */
export const openScheme = (_address: string): void => undefined
