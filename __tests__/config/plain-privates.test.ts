import { transformSync } from '@babel/core'

const before = process.env.NODE_ENV

/** Babel's plugin as a release has it. */
function release(): (code: string) => string {
  process.env.NODE_ENV = 'production'
  let plugin: never
  jest.isolateModules(() => {
    plugin = require('../../config/plain-privates.cjs') as never
  })
  return (code) => transformSync(code, { configFile: false, plugins: [plugin] })?.code ?? ''
}
afterEach(() => {
  process.env.NODE_ENV = before
})

it('private members become plain ones, of their class alone', () => {
  const code = release()('class One { #a = 1; read() { return this.#a } }\nclass Two extends One { #a = 2 }')
  expect(code).not.toContain('#')
  expect(new Set(code.match(/_\w+(?= =)/g)).size).toBe(2)
})

it('two classes of one hash are refused, also in two files', () => {
  const built = release()
  built('class Aa { #a = 1 }')
  expect(() => built('class BB extends Aa { #a = 2 }')).toThrow('Aa and BB have the same hash')
})

it('a member that has the plain name already is refused', () => {
  const built = release()
  const [plain] = built('class One { #a = 1 }').match(/_\w+/) ?? []
  expect(() => built(`class One { #a = 1; ${plain} = 2 }`)).toThrow('is a member already')
})
