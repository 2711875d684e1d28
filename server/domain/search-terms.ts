/** What was typed, as names and readings are compared with it: one word after the other. Pure. */
export const searchTerms = (keyword: string | undefined): string[] =>
  (keyword ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,，、]+/)
    .filter(Boolean)
