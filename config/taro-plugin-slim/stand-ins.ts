import path from 'node:path'

/** The replacement for every request that matches, if `from` (if given) matches the importing folder. */
export interface StandIn {
  readonly request: RegExp
  readonly file: string
  readonly from?: RegExp
  /** The bug of Taro's that it fixes; without one it only saves bytes. */
  readonly fixes?: Fix
}

/**
 * `hydration`: Taro renders its app into an empty element, and discards the server-rendered page.
 * `navigation`: a page that is left or returned to during its transition is hidden, or unloaded twice.
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
  'choose-media': {
    request: /^(\.|\.\.\/video)\/chooseMedia(\.js)?$/,
    file: own('choose-media.js'),
    from: /@tarojs[\\/]taro-h5[\\/]dist[\\/]api[\\/]media/
  },
  object: { request: /^@tarojs\/taro-h5\/dist\/api\/taro$/, file: own('taro-object.js') },
  // Taro injects its own style sheet by script, with a 5 KB loader, so that others come after it; ours does
  // so by name
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

/** The replacements: all, or only those that fix the given bugs. */
export function standInsFor(fixes: 'all' | readonly Fix[]): Readonly<Record<string, StandIn>> {
  if (fixes === 'all') return STAND_INS
  return Object.fromEntries(
    Object.entries(STAND_INS).filter(([, standIn]) => standIn.fixes && fixes.includes(standIn.fixes))
  )
}
