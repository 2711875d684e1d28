/** Separators between pieces of a text; the parts of a name in Latin letters stay together. */
const SEPARATOR = /(?:[,;|。]|(?<![A-Za-z])\s|\s(?![A-Za-z]))+/

/** The text between separators. */
export const piecesOf = (text: string): string[] => text.split(SEPARATOR).filter((piece) => piece !== '')
