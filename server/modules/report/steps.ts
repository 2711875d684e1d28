/** Each step of the scale reaches so much further than the one before: a percentile is told within a tenth. */
const RATIO = 1.2

/** The step of the scale that a value is counted in. */
export const stepOf = (value: number): number =>
  value <= 1 ? 0 : Math.ceil(Math.log(value) / Math.log(RATIO))

/** The value that stands for a step: its middle. */
export const valueOf = (step: number): number => (step === 0 ? 0 : Math.round(RATIO ** (step - 0.5)))
