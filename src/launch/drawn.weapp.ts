/** No server draws pages of the mini-program. */
export const takeDrawn = (): void => undefined
