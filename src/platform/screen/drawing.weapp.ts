/** No server draws pages of the mini-program. */
export const isDrawn = (): boolean => false

/** Does the work at once. */
export const afterDrawing = (work: () => void): void => work()

export const needForDrawing = (_part: Promise<unknown>): void => undefined
