/** docs/benchmarks.md: the last result of each measurement, each under a heading of its own. */

const HEAD = `# Benchmarks

Made by \`npm run bench\` (after \`npm run build\`); \`npm run bench -- server\` measures one part anew and leaves the rest.
Ratios, counts and bytes compare between machines, seconds and calls a second do not.
`

/** The document with new sections in place of older ones of the same title; sections keep their order. */
export function withSections(document: string, sections: readonly string[]): string {
  const kept = new Map(splitSections(document).map((section) => [titleOf(section), section]))
  for (const section of sections) kept.set(titleOf(section), section)
  return [HEAD, ...kept.values()].map((part) => part.trim()).join('\n\n') + '\n'
}

function splitSections(document: string): string[] {
  return document.split(/^(?=## )/m).filter((part) => part.startsWith('## '))
}

const titleOf = (section: string) => section.split('\n', 1)[0] ?? ''
