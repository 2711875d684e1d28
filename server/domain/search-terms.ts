/** The typed text, normalised for comparison with names and pinyin: a list of words. Pure. */
export const searchTerms = (keyword: string | undefined): string[] =>
  (keyword ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .split(/[\s,，、]+/)
    .filter(Boolean)
