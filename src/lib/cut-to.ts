import { cutText } from '@contract/cut-text'

/**
 * The beginning of a text, to fit a field of `most` UTF-16 code units, as the server counts them; cut between
 * whole characters.
 */
export const cutTo = (text: string, max: number): string => cutText(text, { units: max })
