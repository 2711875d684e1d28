import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { spawnSync } from 'node:child_process'

const ROOT = path.resolve(__dirname, '../..')
const SETTINGS = [
  '.dependency-cruiser.cjs',
  'config/feature-edges.json',
  'config/import-aliases.cjs',
  'config/lint/ours.mjs',
  'config/lint/pure-render.mjs',
  'config/module-edges.json',
  'config/page-roots.cjs',
  'oxlint.config.mts',
  'tsconfig.base.json',
  'tsconfig.json',
  'types/global.d.ts'
]

/** A small project with our settings and the given files, to see what the tools say about them. */
export function checkout(files: Record<string, string>) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rules-'))
  const write = (name: string, content: string) => {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    fs.writeFileSync(path.join(folder, name), content)
  }
  for (const name of SETTINGS) write(name, fs.readFileSync(path.join(ROOT, name), 'utf8'))
  for (const [name, content] of Object.entries(files)) write(name, content)
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'))
  return {
    folder,
    /** Runs a tool of the project there; gives what it prints. */
    run(tool: string, ...args: string[]): string {
      const command = path.join(ROOT, 'node_modules/.bin', tool)
      const { stdout, stderr, error } = spawnSync(command, args, {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 1 << 26
      })
      if (error) throw error
      if (!stdout.trim()) throw new Error(`${tool} said nothing: ${stderr}`)
      return stdout
    },
    remove: () => fs.rmSync(folder, { recursive: true, force: true })
  }
}
