/**
 * Puts exactly what a production server needs into the given folder: the built server, H5 app and console, migrations,
 * the demo catalogue, and the packages that the built server imports, in the versions of the lock file.
 */
import { cpSync, copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { build } from 'esbuild'
import { ROOT, run } from '../lib/install.mjs'
import { giveUp } from '../lib/say.mjs'

const FOLDERS = ['dist/h5', 'dist/console', 'dist/server', 'server/catalogue', 'server/db/migrations']
/** Files that nothing reads at run time. Licences stay. */
const UNREAD = [
  'node_modules/**/*.{d.ts,d.cts,d.mts,map,md,markdown}',
  'node_modules/**/{test,tests,__tests__,docs,examples}/',
  'server/db/migrations/meta/*_snapshot.json'
]
const LICENCE = /licen[cs]e|notice/i

/** Names of the packages that the built server imports. */
async function importedPackages() {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: globSync('dist/server/*.cjs', { cwd: ROOT }),
    bundle: true,
    packages: 'external',
    platform: 'node',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent'
  })
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports)
  const names = imports
    .filter((one) => one.external && !isBuiltin(one.path))
    .map((one) => one.path.split('/', one.path.startsWith('@') ? 2 : 1).join('/'))
  return [...new Set(names)].sort()
}

/** The manifest with only these dependencies; overrides that refer to others have no effect. */
function manifestOf(names) {
  const { name, version, dependencies, overrides } = JSON.parse(
    readFileSync(path.join(ROOT, 'package.json'), 'utf8')
  )
  const missing = names.filter((one) => !dependencies[one])
  if (missing.length > 0)
    giveUp(`The server imports packages that are no dependencies: ${missing.join(', ')}`)
  return {
    name,
    version,
    private: true,
    dependencies: Object.fromEntries(names.map((one) => [one, dependencies[one]])),
    overrides: Object.fromEntries(
      Object.entries(overrides).filter(([, value]) => !JSON.stringify(value).includes('"$'))
    )
  }
}

/** Installs these packages in `folder` from our lock file. */
function install(folder, names) {
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifestOf(names), null, 2))
  for (const name of ['package-lock.json', '.npmrc'])
    copyFileSync(path.join(ROOT, name), path.join(folder, name))
  run('npm', ['install', '--omit=dev', '--prefer-offline', '--no-progress', '--loglevel=error'], {
    cwd: folder
  })
}

const folder = process.argv[2]
if (!folder) giveUp('Name the folder to lay out.')
mkdirSync(folder, { recursive: true })
install(folder, await importedPackages())
for (const name of FOLDERS) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true })
copyFileSync(path.join(import.meta.dirname, 'healthcheck.mjs'), path.join(folder, 'healthcheck.mjs'))
for (const name of globSync(UNREAD, { cwd: folder }).filter((name) => !LICENCE.test(path.basename(name))))
  rmSync(path.join(folder, name), { recursive: true, force: true })
