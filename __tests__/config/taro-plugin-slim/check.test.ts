import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { Check } from '../../../config/taro-plugin-slim/check'

let folder: string
const at = (name: string) => path.join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'stand-ins-'))
  writeFileSync(at('entry.js'), "import './heavy'\n")
  writeFileSync(at('heavy.js'), '')
  writeFileSync(at('light.js'), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Builds `entry.js` with `light.js` in the place of what matches; gives the errors. */
async function errorsOf(request: RegExp): Promise<string[]> {
  const check = new Check(['light'], [at('light.js')])
  const swap = (data: { request: string }) => {
    data.request = at('light.js')
    check.made('light')
  }
  const compiler = webpack({
    mode: 'development',
    entry: at('entry.js'),
    output: { path: at('dist') },
    plugins: [new webpack.NormalModuleReplacementPlugin(request, swap), check]
  })
  const stats = await new Promise<webpack.Stats | undefined>((resolve, reject) =>
    compiler.run((error, done) => (error ? reject(error) : resolve(done)))
  )
  return (stats?.compilation.errors ?? []).map(({ message }) => message)
}

it('a stand-in that is taken is no error', async () => {
  expect(await errorsOf(/^\.\/heavy$/)).toEqual([])
})

it('one whose pattern matches nothing any more ends the build, by name', async () => {
  const [error] = await errorsOf(/^\.\/moved$/)
  expect(error).toContain('replaces nothing any more by: light')
  expect(error).toContain('light.js')
})
