/** A code in groups of four, for reading aloud: AB12 CD34 E. Spaces and hyphens of the source are dropped. */
export function codeGroups(code: string): string[] {
  return code.replace(/[\s-]/g, '').match(/.{1,4}/gu) ?? []
}
