import { parse, tokenizer } from 'acorn'

/** Of the language after ES2018, as old phones run WeChat with what their system has. */
const NEWER_METHODS =
  /\.(replaceAll|findLast|findLastIndex|toSorted|toReversed|toSpliced|hasOwn)\(|\bstructuredClone\(|\.at\(-/

/** Where a script is newer than ES2018 or does what WeChat forbids; empty when all is well. */
export function scriptFaults(code: string): string[] {
  const faults: string[] = []
  try {
    parse(code, { ecmaVersion: 2018, sourceType: 'script', allowReturnOutsideFunction: false })
  } catch (error) {
    return [String((error as Error).message)]
  }
  const newer = NEWER_METHODS.exec(code)
  if (newer) faults.push(`${newer[0]} is newer than ES2018`)
  for (const token of tokenizer(code, { ecmaVersion: 2018 })) {
    const pattern = (token as { value?: { pattern?: string } }).value?.pattern
    // iOS before 16.4 cannot read the whole file
    if (pattern && /\(\?<[=!]/.test(pattern)) faults.push(`lookbehind in /${pattern}/`)
  }
  // the last resort of webpack's runtime, never reached where there is a globalThis
  const rest = code.replace('new Function("return this")()', '')
  if (/\bnew Function\(|[^.\w]eval\(/.test(rest)) faults.push('makes code out of text')
  return faults
}
