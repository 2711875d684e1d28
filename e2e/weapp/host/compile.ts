import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync
} from 'node:fs'
import path from 'node:path'
import { componentPath, DIST, distFiles, inDist, readDist, readPageJson, ROOT } from './dist'

const CACHE = path.join(ROOT, '.cache/mini-host')
const COMPILERS = path.join(
  ROOT,
  'node_modules/miniprogram-compiler/bin',
  process.platform === 'darwin' ? 'mac' : 'linux'
)

/** WeChat's own compiler; a copy of ours, as the package comes without the right to run it. */
function compiler(name: 'wcc' | 'wcsc'): string {
  const file = path.join(CACHE, name)
  if (!existsSync(file)) {
    mkdirSync(CACHE, { recursive: true })
    const mine = `${file}.${process.pid}`
    copyFileSync(path.join(COMPILERS, name), mine)
    chmodSync(mine, 0o755)
    // at once, as several tests may start together
    renameSync(mine, file)
  }
  return file
}

function compile(name: 'wcc' | 'wcsc', args: string[]): string {
  const done = spawnSync(compiler(name), args, { cwd: DIST, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 })
  if (done.error) throw done.error
  const complaint = done.stderr.trim()
  if (done.status !== 0 || /\bERR\b/.test(complaint))
    throw new Error(`${name} refuses: ${complaint || done.status}`)
  return done.stdout
}

/** What wcc has to know of the components that each file uses. */
function componentArgs(files: readonly string[]): string {
  const users = files
    .map((file) => ({
      file,
      names: Object.keys(readPageJson(file.replace(/\.wxml$/, '')).usingComponents ?? {})
    }))
    .filter(({ names }) => names.length > 0)
  return [users.length, ...users.flatMap(({ file, names }) => [file, names.length, ...names])].join(' ')
}

/**
 * Compiles every template and script of the build to JavaScript that defines `$gwx(page)(data)`. Kept by content.
 * @throws Error with wcc's own words when WeChat would refuse a file
 */
export function compileTemplates(): string {
  const templates = distFiles('.wxml')
  const scripts = distFiles('.wxs')
  const content = createHash('sha256')
  for (const file of [...templates, ...scripts, ...templates.map((name) => name.replace(/wxml$/, 'json'))]) {
    content.update(`${file}\n${inDist(file) ? readDist(file) : ''}\n`)
  }
  const kept = path.join(CACHE, `${content.digest('hex')}.js`)
  if (existsSync(kept)) return readFileSync(kept, 'utf8')
  const code = compile('wcc', [
    '-d',
    '-cc',
    componentArgs(templates),
    ...templates,
    ...scripts,
    '-gn',
    '$gwx'
  ])
  const mine = `${kept}.${process.pid}`
  writeFileSync(mine, code)
  renameSync(mine, kept)
  return code
}

/** The style sheets that one imports, those of these too. */
function importedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  for (const [, named = ''] of readDist(file).matchAll(/@import\s*["']([^"']+)["']/g)) {
    const other = componentPath(file, named)
    if (other === file || found.has(other) || !inDist(other)) continue
    found.add(other)
    importedBy(other, found)
  }
  return found
}

const sheets = new Map<string, string>()

/**
 * One style sheet of the build with all that it imports, as WeChat's compiler writes it: `view` is `wx-view`, `page` is
 * `body`. Lengths in rpx stand as `%%?8rpx?%%`.
 */
export function compileSheet(file: string): string {
  const known = sheets.get(file)
  if (known !== undefined) return known
  const css = compile('wcsc', ['-lc', file, ...importedBy(file)]).replaceAll('%%HERESUFFIX%%', '')
  sheets.set(file, css)
  return css
}

/** Compiles every style sheet of the build. @throws Error with wcsc's own words when WeChat would refuse one */
export function compileStyles(): string {
  return compile('wcsc', ['-db', '-pc', '0', ...distFiles('.wxss')])
}
