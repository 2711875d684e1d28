const wordsOf = (file) =>
  new Set(
    file
      .replace(/\.(?:test|h5|weapp|tsx?|mjs)\b/g, '')
      .split(/[/.-]/)
      .filter(
        (word) => word && !['src', 'server', 'modules', 'features', '__tests__', 'index'].includes(word)
      )
  )

/** Tests of a file, by how many words their paths have in common with its own: those that are about it come first. */
export function byCloseness(file, tests) {
  const own = wordsOf(file)
  const common = (test) => [...wordsOf(test)].filter((word) => own.has(word)).length
  return [...tests].sort((one, other) => common(other) - common(one) || one.localeCompare(other))
}
