/** The end of a number, as it is told apart by. */
export const tailOf = (number: string): string => `尾号 ${number.slice(-4)}`
