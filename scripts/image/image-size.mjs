import { execFileSync } from 'node:child_process'

const PARTS = ['nodejs', 'app/node_modules', 'app/dist', 'app/server', 'usr']

/** Sum of file sizes in MB (10^6 bytes), as container engines count. */
const megabytes = (folder) =>
  Math.round(
    Number(execFileSync('du', ['-sb', '--one-file-system', folder], { encoding: 'utf8' }).split('\t')[0]) /
      1e6
  )

/** Size of an image's folder: in total, and of its largest parts. */
export const imageSize = (root) => ({
  total: megabytes(root),
  parts: PARTS.map((name) => [name, megabytes(`${root}/${name}`)])
})
