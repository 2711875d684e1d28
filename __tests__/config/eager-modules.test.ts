import { runInNewContext } from 'node:vm'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import webpack from 'webpack'
import { EagerModules, withEagerModules } from '../../config/eager-modules'

test('each module of a script stands in parentheses, whatever is in it', () => {
  const script =
    '(self.c=self.c||[]).push([[7],{12:(e,t,n)=>{const a={3:()=>")}"};t.a=a},345:function(e){e.exports="{9:()=>{}"}}]);'
  expect(withEagerModules(script)).toBe(
    '(self.c=self.c||[]).push([[7],{12:((e,t,n)=>{const a={3:()=>")}"};t.a=a}),345:(function(e){e.exports="{9:()=>{}"})}]);'
  )
})

test.each(['const a={1:2,3:()=>4}', 'const a={one:()=>1}', 'const a={}', ''])(
  'what is no list of modules stays: %s',
  (script) => {
    expect(withEagerModules(script)).toBe(script)
  }
)

test('a release has its modules in parentheses behind the minifier, and does what it did', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'eager-modules-'))
  const at = (name: string) => path.join(folder, name)
  writeFileSync(at('word.js'), "module.exports = 'said'\n")
  writeFileSync(at('entry.js'), "globalThis.heard = require('./word') + require('./word')\n")
  const compiler = webpack({
    mode: 'production',
    context: folder,
    entry: at('entry.js'),
    output: { path: at('dist'), filename: 'app.js' },
    plugins: [new EagerModules()]
  })
  await new Promise<void>((resolve, reject) =>
    compiler.run((problem) => (problem ? reject(problem) : resolve()))
  )
  const script = readFileSync(at('dist/app.js'), 'utf8')
  expect(script).toMatch(/\d+:\([\w,()]+=>\{[^}]*"said"\}\)/)
  const scope: { heard?: string } = {}
  runInNewContext(script, scope)
  expect(scope.heard).toBe('saidsaid')
  rmSync(folder, { recursive: true })
})
