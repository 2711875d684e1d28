/** Every field cleans what is typed: no page has a platform's own field, and each kind of keyboard has a cleaner. */
import { globSync, readFileSync } from 'node:fs'

const files = globSync('src/**/*.tsx').map((path) => ({ path, source: readFileSync(path, 'utf8') }))

/** Those that hand what is typed to `takeTyped`. */
const CLEANING = [
  'src/pages-my/settings/sections/name-field.tsx',
  'src/ui/field/field.tsx',
  'src/ui/text-area/text-area.tsx'
]

test('the platform’s fields are used where they are cleaned', () => {
  const own = files.filter(({ source }) => /<(?:Input|Textarea)\b[^>]*\n/.test(source))
  expect(own.map(({ path }) => path).sort()).toEqual(CLEANING)
  for (const { source } of own) expect(source).toContain('takeTyped(')
})

const fields = files.flatMap(({ path, source }) =>
  [...source.matchAll(/<Field\n([\s\S]*?)\n\s*\/?>/g)].map(([, props = '']) => ({ path, props }))
)

test.each(fields.filter(({ props }) => /keyboard='(?:number|code)'/.test(props)))(
  'numbers and codes of $path are cleaned as such',
  ({ props }) => expect(props).toMatch(/\bclean=\{/)
)

test.each(fields.filter(({ props }) => props.includes("autoFill='name'")))(
  'names of $path are cleaned as such',
  ({ props }) => expect(props).toMatch(/\bclean=\{clean(?:Document)?Name\}/)
)
