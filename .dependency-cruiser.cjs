/**
 * Who may import whom. Data goes one way: pages ask features, features ask the API, all of them stand on platform and lib.
 * Each layer names what it may reach; everything else is refused, and no list of exceptions is kept.
 */

/** Edges between features, `from: [to, …]`: each is a decision, and together they make no cycle. */
const FEATURE_EDGES = require('./config/feature-edges.json')

/**
 * Edges between modules of the server, `from: [to, …]`: each names only such as stand above it, so that together they make no
 * cycle.
 */
const MODULE_EDGES = require('./config/module-edges.json')

const PAGE_ROOTS = require('./config/page-roots.cjs')

const OURS = '^(src|contract|console|server|config|scripts|tools|bench|e2e|__tests__)/'

/** Refuses what a layer imports of ours beyond itself and `allowed`. */
const layer = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `${name}: may import only ${allowed.join(', ') || 'itself'}`,
  from: { path: from },
  to: { path: OURS, pathNot: [from, ...allowed.map((path) => `^${path}`)] }
})

const src = (...folders) => folders.map((folder) => `src/${folder}/`)

const features = Object.entries(FEATURE_EDGES).map(([feature, others]) =>
  layer(`feature-${feature}`, `^src/features/${feature}/`, [
    ...src('api', 'platform', 'channels', 'routes', 'ui', 'lib'),
    ...others.map((other) => `src/features/${other}/`),
    'contract/'
  ])
)

/** The one file of a server module that others import. */
const doorOf = (module) => `^server/modules/${module}/index[.]ts$`
const A_DOOR = '^server/modules/[^/]+/index[.]ts$'
/** What registers modules and gives them each other's work. */
const COMPOSITION_ROOT = '^server/(modules|composition)[.]ts$'

const modules = Object.entries(MODULE_EDGES).map(([module, others]) => ({
  name: `module-${module}`,
  severity: 'error',
  comment: `module-${module}: may import its own files and the doors of ${others.join(', ') || 'no other module'}`,
  from: { path: `^server/modules/${module}/` },
  to: {
    path: ['^server/modules/', COMPOSITION_ROOT],
    pathNot: [`^server/modules/${module}/`, ...others.map(doorOf)]
  }
}))

const PAGES = `^src/(${PAGE_ROOTS.join('|')})/([^/]+)/`
/**
 * What of the contract exists at run time in the client: the tables of endpoints, of partners and of result codes, what a device
 * tells the server, what a stream looks like on the wire, the kinds of instants (ADR 0049), the way through a questionnaire
 * (ADR 0036), codes that renew themselves (ADR 0040), the stages of an order, limits (numbers alone), and the cleaners of typed
 * text (ADR 0069).
 */
const CONTRACT_DATA =
  '^contract/.*(endpoints|endpoint|codes|tags|envelope/events|envelope/refusal|/limits|time|calendar|device/[a-z-]+|aftersale/terms|cut-text|shipping/labels|order/stage|ticket/visitor-name|typed/[a-z-]+|questionnaire/path|questionnaire/answers|wallet/judge|wallet/live-code|wallet/sha256|/partners|/partners/[a-z-]+)[.]ts$'

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'page',
      severity: 'error',
      comment:
        'page: may import its own folder, frame, features, ui, routes, platform, lib, and the cleaners of typed text',
      from: { path: PAGES },
      to: {
        path: OURS,
        pathNot: [
          '^src/$1/$2/',
          ...src('frame', 'features', 'ui', 'routes', 'platform', 'lib').map((path) => `^${path}`),
          '^contract/typed/'
        ]
      }
    },
    layer('frame', '^src/frame/', src('features', 'api', 'ui', 'routes', 'platform', 'lib')),
    layer('h5-components', '^src/h5-components/', src('platform', 'lib')),
    ...features,
    {
      name: 'feature-unnamed',
      severity: 'error',
      comment: 'every feature has its edges named in config/feature-edges.json',
      from: {
        path: '^src/features/([^/]+)/',
        pathNot: `^src/features/(${Object.keys(FEATURE_EDGES).join('|')})/`
      },
      to: {}
    },
    layer('api', '^src/api/', [...src('platform', 'channels', 'lib'), 'contract/']),
    layer('ssr', '^src/ssr/', ['src/', 'contract/']),
    layer('launch', '^src/launch/', [
      ...src('features', 'api', 'routes', 'platform', 'channels', 'lib'),
      'contract/device/'
    ]),
    layer('routes', '^src/routes/', src('lib')),
    layer('ui', '^src/ui/', [...src('platform', 'lib'), 'contract/typed/']),
    layer('platform', '^src/platform/', [...src('lib'), 'contract/device/']),
    layer('channels', '^src/channels/', src('platform', 'lib')),
    // within one drawing of a page all of it is one request's (ADR 0043)
    layer('lib', '^src/lib/', ['contract/(ssr|time|calendar|cut-text)[.]ts$']),
    layer('contract', '^contract/', []),
    layer('console', '^console/(?!vite[.]config)', ['contract/']),
    layer('server', '^server/', ['contract/']),
    ...modules,
    {
      name: 'module-unnamed',
      severity: 'error',
      comment: 'every module of the server has its edges named in config/module-edges.json',
      from: {
        path: '^server/modules/([^/]+)/',
        pathNot: `^server/modules/(${Object.keys(MODULE_EDGES).join('|')})/`
      },
      to: {}
    },
    {
      name: 'through-the-door',
      severity: 'error',
      comment: 'a module is used through its index.ts',
      from: { path: '^server/', pathNot: ['^server/modules/', COMPOSITION_ROOT] },
      to: { path: '^server/modules/', pathNot: A_DOOR }
    },
    {
      name: 'composition-root',
      severity: 'error',
      comment: 'the composition root registers routes and jobs, and gives what it has from doors',
      from: { path: COMPOSITION_ROOT },
      to: { path: '^server/modules/', pathNot: [A_DOOR, '(routes|jobs)[.]ts$'] }
    },
    {
      name: 'below-modules',
      severity: 'error',
      comment: 'modules stand on these, so that these know no module',
      from: { path: '^server/(config|core|db|domain|gateways|http|jobs|lib|partners)/' },
      to: { path: ['^server/modules/', COMPOSITION_ROOT] }
    },
    {
      name: 'domain-without-http',
      severity: 'error',
      comment: 'only routes and what serves them know HTTP; what domains share with it is in server/core',
      from: {
        path: '^server/(config|core|db|domain|gateways|jobs|lib|modules|partners)/',
        pathNot: '^server/modules/.*routes?[.]ts$'
      },
      to: { path: '^server/http/' }
    },
    {
      name: 'app',
      severity: 'error',
      comment: 'the frame of the client knows no server',
      from: { path: '^src/[^/]+$' },
      to: { path: OURS, pathNot: '^src/' }
    },
    {
      name: 'client-takes-types-of-schemas',
      severity: 'error',
      comment: 'at run time the client has the tables of the contract and nothing else of it',
      from: { path: '^src/' },
      to: { path: '^contract/', pathNot: CONTRACT_DATA, dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'client-takes-endpoints-by-reference',
      severity: 'error',
      comment: 'the table of all calls would bring every one of them to every route',
      from: { path: '^src/' },
      to: { path: '^contract/endpoints[.]ts$', dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'console-takes-types-of-schemas',
      severity: 'error',
      comment:
        'at run time the console has the tables of the contract and nothing else of it, like the client',
      from: { path: '^console/' },
      to: { path: '^contract/', pathNot: CONTRACT_DATA, dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'console-page',
      severity: 'error',
      comment: 'a page of the console may import its own folder and what all pages share, no other page',
      from: { path: '^console/pages/([^/]+)/' },
      to: { path: '^console/pages/', pathNot: '^console/pages/$1/' }
    },
    {
      name: 'one-module-has-the-calendar',
      severity: 'error',
      comment:
        'dayjs reads the zone of the device wherever it is not told otherwise: contract/calendar.ts stands before it',
      from: { pathNot: '^contract/calendar[.]ts$' },
      to: { path: '(^|/)node_modules/dayjs/' }
    },
    {
      name: 'endpoint-tables-are-data',
      severity: 'error',
      comment: 'an endpoint table that imports a schema would bring the validator to the client',
      from: { path: CONTRACT_DATA },
      to: { pathNot: [CONTRACT_DATA, '(^|/)node_modules/dayjs/'], dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'ssr-is-a-bundle-of-its-own',
      severity: 'error',
      comment: 'no page and no part of the client knows what draws it on the server',
      from: { path: '^src/', pathNot: '^src/ssr/' },
      to: { path: '^src/ssr/' }
    },
    {
      name: 'client-has-no-server-library',
      severity: 'error',
      // what draws pages on the server is no part of the client
      from: { path: '^src/', pathNot: '^src/ssr/' },
      to: { path: 'node_modules/(@?fastify|drizzle-orm|pg|zod|react-dom|node:)(/|$)', pathNot: '^src/' }
    },
    {
      name: 'nutui-behind-wrappers',
      severity: 'error',
      comment: 'NutUI is used through src/ui/nut-*, which add names, keys and sizes (ADR 0007)',
      from: { path: OURS, pathNot: '^src/(ui/nut-[a-z-]+/|ssr/nutui[.]ts$)' },
      to: { path: '(^|/)node_modules/@nutui/' }
    },
    {
      name: 'service-without-http-or-sql',
      severity: 'error',
      comment: 'rules know neither the web server nor the database',
      from: { path: '^server/modules/.*service[.]ts$' },
      to: { path: '(^|/)node_modules/(@types/)?(@?fastify[^/]*|drizzle-orm|pg)(/|$)' }
    },
    {
      name: 'only-repositories-have-sql',
      severity: 'error',
      comment: 'SQL is in server/db and in the repositories of a module, nowhere else',
      from: { path: '^server/', pathNot: ['^server/db/', 'repository[.]ts$'] },
      to: { path: '(^|/)node_modules/(@types/)?drizzle-orm(/|$)' }
    },
    {
      name: 'only-repositories-connect',
      severity: 'error',
      comment: 'others pass a connection on by its type',
      from: { path: '^server/', pathNot: ['^server/db/', 'repository[.]ts$'] },
      to: { path: '(^|/)node_modules/(@types/)?pg(/|$)', dependencyTypesNot: ['type-only'] }
    },
    {
      name: 'no-cycle',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } }
    },
    {
      name: 'resolves',
      severity: 'error',
      comment: 'an import that leads nowhere',
      from: { path: '^(src|contract|console|server)/' },
      // `ssr:` is made by the bundler of the renderer
      to: { couldNotResolve: true, pathNot: '[.](scss|css|svg|png|webp)$|^ssr:|[?](inline|url)$' }
    }
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '[.](scss|css)$' },
    // types count: a page that names a type of the contract knows the contract
    tsPreCompilationDeps: true,
    webpackConfig: { fileName: 'config/import-aliases.cjs' },
    enhancedResolveOptions: {
      // variants of a platform share a name; the other one is checked as a file of its own
      extensions: [
        '.h5.ts',
        '.h5.tsx',
        '.weapp.ts',
        '.weapp.tsx',
        '.ts',
        '.tsx',
        '.js',
        '.jsx',
        '.cjs',
        '.mjs',
        '.json',
        '.d.ts'
      ],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types']
    }
  }
}
