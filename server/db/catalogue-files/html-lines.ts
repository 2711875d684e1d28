/** HTML spans several lines in files, and one in the database: blanks between elements would be visible. */
const ENDS_A_LINE = /(<\/(?:p|h[1-6]|ol|ul|li|table|tr|blockquote)>|<(?:ol|ul|table|tr|blockquote)>)(?=<)/g

/** Whether a property holds HTML. */
export const isHtml = (property: string): boolean => /html$/i.test(property)

/** Formatted for reading. */
export const inLines = (html: string): string => html.replace(ENDS_A_LINE, '$1\n')

/** As stored. */
export const inOneLine = (html: string): string => html.replace(/>\s*\n\s*</g, '><').trim()
