import fs from 'node:fs'
import path from 'node:path'

const SRC = path.resolve(__dirname, '../../src')

const sheets = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))

/** Names of a sheet's functions that call themselves. */
function callThemselves(sheet: string): string[] {
  return sheet
    .split(/^@function /m)
    .slice(1)
    .map((part) => ({ name: /^[\w-]+/.exec(part)?.[0] ?? '', body: part.slice(part.indexOf('{')) }))
    .filter(({ name, body }) => new RegExp(`(?<![\\w-])${name}\\(`).test(body.slice(0, body.indexOf('\n}'))))
    .map(({ name }) => name)
}

describe('functions of style sheets', () => {
  test('one that calls itself is seen', () => {
    expect(callThemselves('@function a($b) {\n  @return a($b);\n}\n')).toEqual(['a'])
  })

  // Sass compiles asynchronously in a build: a recursion over a drawing's text overflowed the stack now and then, and the
  // build went on for ever
  test('none calls itself', () => {
    const found = sheets.flatMap((file) => callThemselves(fs.readFileSync(path.join(SRC, file), 'utf8')))
    expect(sheets.length).toBeGreaterThan(100)
    expect(found).toEqual([])
  })
})
