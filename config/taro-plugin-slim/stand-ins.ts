import path from 'node:path'

/** What is put in the place of every request that matches, where `from` (if given) matches the folder that asks. */
export interface StandIn {
  readonly request: RegExp
  readonly file: string
  readonly from?: RegExp
  /** The fault of Taro's that it mends; without one it only saves bytes. */
  readonly fixes?: Fix
}

/**
 * `hydration`: Taro renders its app into an empty element, and a page that the server rendered is thrown away.
 * `navigation`: a page that is left or come back to while it still moves is hidden, or unloaded twice.
 */
export type Fix = 'hydration' | 'navigation'
export const FIXES: readonly Fix[] = ['hydration', 'navigation']

const own = (file: string) => path.resolve(__dirname, 'modules', file)

const ROUTER = /@tarojs[\\/]router/
const RUNTIME = /@tarojs[\\/]runtime[\\/]dist/

/** Stand-ins for modules of Taro's, each with a contract test or an entry in the README. */
export const STAND_INS: Readonly<Record<string, StandIn>> = {
  bridge: {
    request: /^@tarojs\/plugin-framework-react\/dist\/runtime$/,
    file: own('react-runtime.js'),
    fixes: 'hydration'
  },
  // the router's own parts, for an app without tab bar, header, hash and base
  router: { request: /^\.\/router\/spa(\.js)?$/, file: own('router.js'), from: ROUTER, fixes: 'navigation' },
  'router-api': {
    request: /^\.\/api(\.js)?$/,
    file: own('router-api.js'),
    from: ROUTER,
    fixes: 'navigation'
  },
  'routes-alias': {
    request: /^(\.\.?|@tarojs\/router\/dist)\/utils\/index(\.js)?$/,
    file: own('routes-alias.js'),
    from: /@tarojs[\\/]router|taro-plugin-slim[\\/]modules/,
    fixes: 'navigation'
  },
  tabbar: { request: /^\.\/tabbar(\.js)?$/, file: own('tabbar.js'), from: ROUTER },
  header: { request: /^\.\/navigationBar(\.js)?$/, file: own('navigation-bar.js'), from: ROUTER },
  events: {
    request: /^\.\.\/dom\/event(\.js)?$/,
    file: own('event-handler.js'),
    from: /@tarojs[\\/]runtime[\\/]dist[\\/]dsl/
  },
  perf: { request: /^\.\.?\/perf(\.js)?$/, file: own('perf.js'), from: RUNTIME },
  request: {
    request: /^\.\/(network\/)?request\/index(\.js)?$/,
    file: own('taro-request.js'),
    from: /@tarojs[\\/]taro-h5[\\/]dist[\\/]api/
  },
  object: { request: /^@tarojs\/taro-h5\/dist\/api\/taro$/, file: own('taro-object.js') },
  // Taro puts its own sheet in by script, with a loader of 5 KB, so that others stand after it; ours does so by name
  'css-global': { request: /^@tarojs[\\/]components[\\/]global\.css$/, file: own('global.css') },
  'css-weui': { request: /taro-components[\\/]taro-components\.css$/, file: own('empty.css') },
  'css-react': { request: /@tarojs[\\/]components-react[\\/]dist[\\/]index\.css$/, file: own('empty.css') }
}

/** Stand-ins for whole packages. */
export const ALIASES: Readonly<Record<string, string>> = {
  '@tarojs/api$': own('taro-core.js'),
  history$: own('history.js'),
  'swiper/bundle$': own('swiper-bundle.js'),
  'swiper/swiper-bundle.css$': path.resolve(__dirname, '../../node_modules/swiper/swiper.css')
}

/** What is replaced: everything, or what mends the faults that are named. */
export function standInsFor(fixes: 'all' | readonly Fix[]): Readonly<Record<string, StandIn>> {
  if (fixes === 'all') return STAND_INS
  return Object.fromEntries(
    Object.entries(STAND_INS).filter(([, standIn]) => standIn.fixes && fixes.includes(standIn.fixes))
  )
}
