import { execFileSync } from 'node:child_process'

const PARTS = ['nodejs', 'app/node_modules', 'app/dist', 'app/server', 'usr']

/** Sum of the sizes of files, in MB of a million bytes, as an engine for images counts. */
const megabytes = (folder) =>
  Math.round(
    Number(execFileSync('du', ['-sb', '--one-file-system', folder], { encoding: 'utf8' }).split('\t')[0]) /
      1e6
  )

/** Size of an image's folder: in all, and of its largest parts. */
export const imageSize = (root) => ({
  total: megabytes(root),
  parts: PARTS.map((name) => [name, megabytes(`${root}/${name}`)])
})
