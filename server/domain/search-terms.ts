/** Names as many write them, and as they are called. */
const OTHER_SPELLINGS = [[/[迪狄]斯[尼奈]|disney(?:land)?/g, '迪士尼']] as const

const asCalled = (text: string): string =>
  OTHER_SPELLINGS.reduce((called, [spelling, name]) => called.replace(spelling, name), text)

/** The typed text, normalised for comparison with names and pinyin: a list of words. Pure. */
export const searchTerms = (keyword: string | undefined): string[] =>
  asCalled((keyword ?? '').normalize('NFKC').toLowerCase())
    .split(/[\s,，、]+/)
    .filter(Boolean)
