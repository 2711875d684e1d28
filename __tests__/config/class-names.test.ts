/** A class that a component uses and its stylesheet has lost is no error of any tool: the element is merely unstyled. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { compile } from 'sass'

const IMPORT = /import (\w+) from '([^']+\.module\.scss)'/g

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => path.join('src', name))

/** `@/` is src/ in stylesheets, too. */
const ourFile = (url: string): URL | null =>
  url.startsWith('@/') ? pathToFileURL(path.resolve('src', url.slice(2))) : null

const stylesheets = new Map<string, ReadonlySet<string>>()
function classesOf(stylesheet: string): ReadonlySet<string> {
  const known = stylesheets.get(stylesheet)
  if (known) return known
  const { css } = compile(stylesheet, { importers: [{ findFileUrl: ourFile }] })
  const classes = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name = '']) => name))
  stylesheets.set(stylesheet, classes)
  return classes
}

function lostIn(component: string): string[] {
  const code = readFileSync(component, 'utf8')
  return [...code.matchAll(IMPORT)].flatMap(([, name = '', from = '']) => {
    const stylesheet = from.startsWith('@/')
      ? path.join('src', from.slice(2))
      : path.join(path.dirname(component), from)
    // the name of the import, as in `./x.module.scss`, is no use of it
    const uses = code.replace(IMPORT, '').matchAll(new RegExp(`\\b${name}\\.([A-Za-z]\\w*)`, 'g'))
    const used = new Set([...uses].map(([, one = '']) => one))
    const has = used.size > 0 ? classesOf(stylesheet) : new Set()
    return [...used].filter((one) => !has.has(one)).map((one) => `${component}: ${name}.${one}`)
  })
}

test('every class that a component uses is in its stylesheet', () => {
  expect(components.length).toBeGreaterThan(400)
  expect(components.flatMap(lostIn)).toEqual([])
  expect(stylesheets.size).toBeGreaterThan(200)
})
