/** Text of our own HTML (a small set of tags), for reading and searching. Pure. */

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': "'"
}

/** One line per paragraph and list item. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/li|\/h\d|\/tr)\b[^>]*>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&([a-z]+|#39);/g, (whole, name: string) => NAMED[name] ?? whole)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')
}

/** A text split at its headings; the part before the first has none. */
export function htmlSections(html: string): { heading: string; text: string }[] {
  return html
    .split(/(?=<h\d)/i)
    .map((part) => {
      const heading = /^<h\d[^>]*>(.*?)<\/h\d>/is.exec(part)
      return {
        heading: plainText(heading?.[1] ?? ''),
        text: plainText(heading ? part.slice(heading[0].length) : part)
      }
    })
    .filter(({ text }) => text !== '')
}
