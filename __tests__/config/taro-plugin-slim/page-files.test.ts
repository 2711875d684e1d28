import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { PageFiles } from '../../../config/taro-plugin-slim/page-files'

let folder: string
const at = (...names: string[]) => path.join(folder, ...names)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-files-'))
  mkdirSync(at('pages'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds an app of so many pages besides home; gives the names of its scripts, and the text of two. */
async function build(pages: number, place = '__PAGE_FILES__') {
  const names = Array.from({ length: pages }, (_, index) => `page${index}`)
  for (const name of ['home', ...names]) {
    writeFileSync(at('pages', `${name}.js`), `export default '${name}'\n`)
  }
  writeFileSync(
    at('entry.js'),
    "import('./pages/home')\nimport(/* webpackChunkName: 'pages' */ './others')\n"
  )
  const loaders = names.map((name) => `() => import('./pages/${name}')`)
  writeFileSync(
    at('others.js'),
    `export const files = JSON.parse('${place}')\nexport default [${loaders.join(', ')}]\n`
  )
  const compiler = webpack({
    mode: 'production',
    target: 'web',
    context: folder,
    entry: { app: at('entry.js') },
    output: { path: at('dist'), filename: 'app.js', chunkFilename: '[name].[contenthash:8].js', clean: true },
    plugins: [new PageFiles()]
  })
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done)))
  )
  const errors = (stats?.compilation.errors ?? []).map(({ message }) => message)
  if (errors.length > 0) throw new Error(errors.join('\n'))
  const built = readdirSync(at('dist'))
  const read = (start: string) =>
    readFileSync(
      at('dist', built.find((name) => name.startsWith(start) && name.endsWith('.js')) ?? ''),
      'utf8'
    )
  return { built, app: read('app.'), list: read('pages.') }
}

it('the script that starts the app is the same, byte for byte but for one hash, with any number of pages', async () => {
  const bare = (app: string) => app.replace(/\b[\da-f]{8}\b/g, 'hash')
  const few = await build(2)
  const many = await build(38)
  expect(bare(many.app)).toBe(bare(few.app))
})

it('the list of the pages names the files of each, as they are on the disk', async () => {
  const { built, list } = await build(3)
  const [, json = ''] = /JSON\.parse\('(.*?)'\)/.exec(list) ?? []
  const files = Object.values(JSON.parse(json) as Record<string, string[]>)
  expect(files).toHaveLength(3)
  expect(files.flat().filter((file) => !built.includes(file))).toEqual([])
})

it('without a place for the names the build ends', async () => {
  await expect(build(1, '{}')).rejects.toThrow('one place for the names is expected')
})
