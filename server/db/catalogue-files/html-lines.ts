/** HTML stands in files in several lines, and in the database in one: blanks between elements would be shown. */
const ENDS_A_LINE = /(<\/(?:p|h[1-6]|ol|ul|li|table|tr|blockquote)>|<(?:ol|ul|table|tr|blockquote)>)(?=<)/g

/** Whether a property holds HTML. */
export const isHtml = (property: string): boolean => /html$/i.test(property)

/** As a person reads it. */
export const inLines = (html: string): string => html.replace(ENDS_A_LINE, '$1\n')

/** As it is kept. */
export const inOneLine = (html: string): string => html.replace(/>\s*\n\s*</g, '><').trim()
