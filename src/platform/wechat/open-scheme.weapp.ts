/** A mini-program already runs in WeChat. */
export const openScheme = (_address: string): void => undefined
