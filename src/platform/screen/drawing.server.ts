/** Who draws the page knows of the device what the request tells, and nothing else. */
export const isDrawn = (): boolean => false

/** Nothing comes after a drawing. */
export const afterDrawing = (_work: () => void): void => undefined

export const needForDrawing = (_part: Promise<unknown>): void => undefined
