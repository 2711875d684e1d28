/* Contracts of the small stand-ins: the same questions to the module that each replaces. */
const OURS = '../../../config/taro-plugin-slim/modules'

type Module = Record<string, unknown>
const load = <M extends object = Module>(file: string): M => jest.requireActual<M>(file)

interface Query {
  parse(search: string, options?: object): object
}

describe('query-string, for the two calls of the router', () => {
  const ours = load<Query>(`${OURS}/query-string.js`)
  const theirs = load<{ default: Query }>('query-string').default
  it.each(['', '?a=1', 'a=1&b=%E4%B8%AD', 'a=1&a=2&a=3', 'flag&b=', '?a=1+2', 'a=b=c', '&&a=1'])(
    '%s',
    (search) => {
      expect({ ...ours.parse(search) }).toEqual({ ...theirs.parse(search) })
      expect({ ...ours.parse(search, { decode: false }) }).toEqual({
        ...theirs.parse(search, { decode: false })
      })
    }
  )
})

interface Alias {
  set(routes: object): void
  getOrigin(url: string): string
  getAlias(url: string): string
  getAll(url: string): readonly string[]
}

it("addresses that are listed mean the same pages as in Taro's table", () => {
  const answers = [`${OURS}/routes-alias.js`, '@tarojs/router/dist/utils/index.js'].map((file) => {
    jest.resetModules()
    // Jest has ours under Taro's name as well
    const real = file.startsWith('@') ? '../../../node_modules/@tarojs/router/dist/utils/index.js' : file
    const { routesAlias } = load<{ routesAlias: Alias }>(real)
    routesAlias.set({ '/pages/index/index': ['/', '/pages/index/index'] })
    return [
      routesAlias.getOrigin('/'),
      routesAlias.getOrigin('/pages/index/index'),
      routesAlias.getOrigin('/pages/other/index'),
      routesAlias.getAlias('/pages/index/index'),
      routesAlias.getAlias('/pages/other/index'),
      [...routesAlias.getAll('/pages/index/index')].sort()
    ]
  })
  expect(answers[0]).toEqual(answers[1])
})

describe.each([
  ['object', `${OURS}/taro-object.js`, '@tarojs/taro-h5/dist/api/taro.js'],
  ['core', `${OURS}/taro-core.js`, '@tarojs/api']
])("Taro's %s", (_name, ours, theirs) => {
  it("has nothing that Taro's own does not have in the same form", () => {
    const hooks = load('../../../node_modules/@tarojs/plugin-framework-react/dist/runtime.js')
    const own = load<{ default: Module }>(ours).default
    const original = { ...hooks, ...load<{ default: Module }>(theirs).default }
    const forms = (module: Module) =>
      Object.fromEntries(Object.keys(own).map((name) => [name, typeof module[name]]))
    expect(forms(own)).toEqual(forms(original))
  })
})

it("the environment that Taro names is Taro's own", () => {
  const ours = load<{ getEnv(): string; ENV_TYPE: object }>(`${OURS}/taro-object.js`)
  const theirs = load<{ getEnv(): string; ENV_TYPE: object }>('@tarojs/taro-h5/dist/api/taro.js')
  expect([ours.getEnv(), ours.ENV_TYPE]).toEqual([theirs.getEnv(), theirs.ENV_TYPE])
})

it("the stopwatch has Taro's calls, which say nothing either", () => {
  const calls = [`${OURS}/perf.js`, '@tarojs/runtime/dist/perf.js'].map((file) => {
    const { perf } = load<{ perf: Record<'start' | 'stop' | 'delayStop', (id: string) => unknown> }>(file)
    return [perf.start('x'), perf.stop('x'), perf.delayStop('x')]
  })
  expect(calls[0]).toEqual(calls[1])
})

export {}
