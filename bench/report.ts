/** docs/benchmarks.md: the latest result of each measurement, each under its own heading. */
import { condense } from './condense'
import { asMarkdown, type Table } from './table'

const HEAD = `# Benchmarks

Sizes and speed of the release build, as last measured by \`npm run bench\` (after \`npm run build\`). \`npm run bench -- server\` measures one part
again and leaves the rest. Long tables are condensed here; all rows are in [benchmarks/](benchmarks), one CSV file per measurement.

Each section says how, on what machine and when it was measured. Ratios, counts and bytes compare between machines; seconds and calls per second
do not.

What fails a build or a test when it is exceeded:

| budget                                 |     at most | held by                          |
| -------------------------------------- | ----------: | -------------------------------- |
| H5, JavaScript of the first route      | 121 KB gzip | \`scripts/lib/sizes.mjs\`          |
| mini-program, main package             |      640 KB | \`scripts/lib/sizes.mjs\`          |
| mini-program, each sub-package         |      500 KB | \`scripts/lib/sizes.mjs\`          |
| H5, a server-rendered document as sent |       25 KB | \`e2e/h5/document-size.test.ts\`   |
`

/** One measurement: its condensed table, and where the full one is. */
export function sectionOf(name: string, table: Table): string {
  const short = condense(table)
  const all =
    short === table
      ? []
      : [`All ${table.rows.length} rows: [benchmarks/${name}.csv](benchmarks/${name}.csv).`, '']
  return [asMarkdown(short), ...all].join('\n')
}

/** Replaces sections of the same title in the document; the order of sections is fixed. */
export function withSections(document: string, sections: readonly string[]): string {
  const kept = new Map(splitSections(document).map((section) => [titleOf(section), section]))
  for (const section of sections) kept.set(titleOf(section), section)
  return [HEAD, ...kept.values()].map((part) => part.trim()).join('\n\n') + '\n'
}

function splitSections(document: string): string[] {
  return document.split(/^(?=## )/m).filter((part) => part.startsWith('## '))
}

const titleOf = (section: string) => section.split('\n', 1)[0] ?? ''
