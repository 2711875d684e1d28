import { defineConfig, type OxlintConfig } from 'oxlint'

/** The components that src/h5-components draws. Any other is a web component whose runtime would reach every page. */
const COMPONENTS = [
  'Block',
  'Button',
  'CustomWrapper',
  'Form',
  'Image',
  'Input',
  // the mini-program's own, in src/platform/navigation/back-catcher.weapp.tsx alone
  'PageContainer',
  'Picker',
  'RichText',
  'ScrollView',
  'Swiper',
  'SwiperItem',
  'Text',
  'Textarea',
  'View',
  'WebView'
]

const CHANNELS = '/^(main|candy|jinjiang|lvyun|yanglao)$/'
const BROWSER = ['window', 'document', 'localStorage', 'sessionStorage', 'location', 'history', 'navigator']
const ONLY_PLATFORM = 'differs by platform: use src/platform.'

const barrels = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' },
  {
    selector: "ExportNamedDeclaration[source][exportKind!='type']",
    message: 'No barrels: import from the file that has it.'
  }
]
/** The door of a server module (docs/adr/0020): it names what others may use, and does nothing. */
const door = [
  barrels[0],
  {
    selector: 'Program > :not(ExportNamedDeclaration[source])',
    message: 'A door hands on what files of its module export, by name.'
  }
]
const platformSyntax = [
  {
    selector: "MemberExpression[object.property.name='env'][property.name='TARO_ENV']",
    message: `TARO_ENV ${ONLY_PLATFORM}`
  },
  {
    selector: "MemberExpression[object.name='globalThis'][property.name=/^(wx|window|document)$/]",
    message: `This ${ONLY_PLATFORM}`
  }
]
const channelSyntax = [
  `BinaryExpression[operator=/^[!=]==?$/] > Literal[value=${CHANNELS}]`,
  `SwitchCase > Literal[value=${CHANNELS}]`,
  `CallExpression[callee.property.name='includes'] Literal[value=${CHANNELS}]`
].map((selector) => ({
  selector,
  message: 'Ask a capability of the channel (src/channels), not its name.'
}))

const ADDRESS = '/^(url|originalUrl)$/'
const REQUEST = '/^(request|req|raw)$/'
/** One address can be written in many ways, and the router takes them all for the same. */
const rawAddress = [
  `MemberExpression[object.name=${REQUEST}][property.name=${ADDRESS}]`,
  `MemberExpression[object.property.name=${REQUEST}][property.name=${ADDRESS}]`,
  `VariableDeclarator[init.name=${REQUEST}] > ObjectPattern > Property[key.name=${ADDRESS}]`,
  `ObjectPattern[typeAnnotation.typeAnnotation.typeName.name=/Request|IncomingMessage/] > Property[key.name=${ADDRESS}]`
].map((selector) => ({ selector, message: 'Decide by the matched route (server/http/route-kind.ts).' }))

const ONE_WAY_OUT = 'Requests to others: server/gateways/outgoing.ts.'
/** The server sends requests in one place, which follows no redirect and stays on the origins of the settings. */
const outgoing = [
  {
    selector: "MemberExpression[property.name='fetch'], MemberExpression[property.value='fetch']",
    message: ONE_WAY_OUT
  }
]
const CLIENTS = [
  'node:https',
  'node:http2',
  'node:tls',
  'node:dgram',
  'https',
  'http2',
  'tls',
  'undici',
  'axios'
]
/** Files of the server that read the address as it was sent. */
const READS_ADDRESS = [
  // before the router: takes the channel off
  'server/http/channel.ts',
  // where the router found nothing: what is answered and logged then
  'server/http/static-files.ts',
  'server/http/log.ts',
  // what was signed is what was sent, byte for byte
  'server/sandbox/chat/routes.ts',
  'server/sandbox/pay/api-routes.ts'
]

const BY_USE_WRITE = 'One way to write: src/api/use-write (docs/adr/0019-mutations-and-tags.md).'
/** Nothing above src/api makes an idempotency key or sends one. */
const ONLY_USE_WRITE = [
  { name: '@/api/write', importNames: ['performWrite'] },
  { name: '@/api/call', importNames: ['callWithKey'] },
  { name: '@/api/call-with-new-key' },
  { name: '@/lib/random-id' }
].map((path) => ({ ...path, message: BY_USE_WRITE }))

const ONE_LIMIT = 'The only limit of a test is HANGS_MS (config/jest/level.cjs): wait for a state.'
/** No test has a limit of its own: it would fail on a busy machine (docs/adr/0062-two-levels-of-tests.md). */
const limits = [
  'CallExpression[callee.name=/^(test|it|(before|after)(All|Each))$/] > Literal[raw=/^\\d/]',
  "CallExpression[callee.callee.property.name='each'] > Literal[raw=/^\\d/]",
  "MemberExpression[object.name='jest'][property.name='setTimeout']"
].map((selector) => ({ selector, message: ONE_LIMIT }))

/** Rules of ESLint that Oxlint has no native version of come from ESLint itself, under this name. */
const SYNTAX = 'eslint-js/no-restricted-syntax'
const refuseSyntax = (...lists: { selector: string; message: string }[][]) => ({
  [SYNTAX]: ['error', ...lists.flat()] as const
})

/** What the client takes from no package, or only as a type. */
const CLIENT_PATHS = [
  { name: 'react-dom', message: 'There is none in the mini-program.' },
  { name: 'react-dom/client', message: 'There is none in the mini-program.' },
  { name: 'zod', message: 'No validator in the client: 97 KB.' },
  {
    name: '@tarojs/components',
    allowImportNames: COMPONENTS,
    allowTypeImports: true,
    message: 'Not drawn by src/h5-components: its runtime would reach every page.'
  }
]
const CLIENT_PATTERNS = [
  {
    group: ['@contract/schema', '@contract/**/schema'],
    allowTypeImports: true,
    message: 'The client takes only types from schemas.'
  }
]

const TYPESCRIPT = ['**/*.{ts,tsx,mts}']

/** Of typescript-eslint's `recommended`, and what it leaves on of ESLint's own: for every file. */
const RECOMMENDED = {
  'no-array-constructor': 'error',
  'no-unused-expressions': 'error',
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  'no-var': 'error',
  'prefer-const': 'error',
  'prefer-rest-params': 'error',
  'prefer-spread': 'error',
  'typescript/ban-ts-comment': [
    'error',
    { 'ts-expect-error': 'allow-with-description', 'ts-ignore': 'allow-with-description' }
  ],
  'typescript/no-duplicate-enum-values': 'error',
  'typescript/no-empty-object-type': 'error',
  'typescript/no-explicit-any': 'error',
  'typescript/no-extra-non-null-assertion': 'error',
  'typescript/no-misused-new': 'error',
  'typescript/no-namespace': 'error',
  'typescript/no-non-null-asserted-optional-chain': 'error',
  'typescript/no-this-alias': 'error',
  'typescript/no-unnecessary-type-constraint': 'error',
  'typescript/no-unsafe-declaration-merging': 'error',
  'typescript/no-unsafe-function-type': 'error',
  'typescript/no-wrapper-object-types': 'error',
  'typescript/prefer-as-const': 'error',
  'typescript/prefer-namespace-keyword': 'error',
  'typescript/triple-slash-reference': 'error'
} satisfies OxlintConfig['rules']

/** Rules that ask the compiler for types. */
const WITH_TYPES = {
  'typescript/await-thenable': 'error',
  'typescript/no-array-delete': 'error',
  'typescript/no-base-to-string': 'error',
  'typescript/no-duplicate-type-constituents': 'error',
  'typescript/no-floating-promises': 'error',
  'typescript/no-for-in-array': 'error',
  'typescript/no-implied-eval': 'error',
  'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  'typescript/no-redundant-type-constituents': 'error',
  'typescript/no-unnecessary-type-assertion': 'error',
  'typescript/no-unsafe-argument': 'error',
  'typescript/no-unsafe-assignment': 'error',
  'typescript/no-unsafe-call': 'error',
  'typescript/no-unsafe-enum-comparison': 'error',
  'typescript/no-unsafe-member-access': 'error',
  'typescript/no-unsafe-return': 'error',
  'typescript/no-unsafe-unary-minus': 'error',
  'typescript/only-throw-error': 'error',
  'typescript/prefer-promise-reject-errors': 'error',
  'typescript/restrict-plus-operands': 'error',
  'typescript/restrict-template-expressions': 'error',
  'typescript/unbound-method': 'error'
} satisfies OxlintConfig['rules']

const REACT = {
  'react/error-boundaries': 'error',
  'react/exhaustive-deps': 'error',
  'react/globals': 'error',
  'react/immutability': 'error',
  'react/incompatible-library': 'error',
  'react/jsx-key': 'error',
  // a table's column says how its cell is shown
  'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
  'react/preserve-manual-memoization': 'error',
  'react/rules-of-hooks': 'error',
  'react/set-state-in-render': 'error',
  'react/unsupported-syntax': 'error',
  'react/use-memo': 'error'
} satisfies OxlintConfig['rules']

/** A later entry takes the place of an earlier one, rule by rule. */
export default defineConfig({
  plugins: ['typescript', 'react'],
  jsPlugins: [{ name: 'eslint-js', specifier: 'oxlint-plugin-eslint' }, './config/lint/ours.mjs'],
  categories: { correctness: 'off' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'dist/**',
    '.data/**',
    '.cache/**',
    'coverage/**',
    'config/taro-plugin-slim/modules/**',
    // types of CommonJS modules, in no TypeScript project
    '**/*.d.cts',
    '**/migrations/**'
  ],
  rules: RECOMMENDED,
  overrides: [
    {
      files: TYPESCRIPT,
      rules: {
        ...WITH_TYPES,
        ...REACT,
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'max-lines': ['error', 400],
        'typescript/no-require-imports': 'error',
        ...refuseSyntax(barrels)
      }
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-imports': [
          'error',
          { paths: [...CLIENT_PATHS, ...ONLY_USE_WRITE], patterns: CLIENT_PATTERNS }
        ]
      }
    },
    {
      files: [
        'src/api/**',
        'src/platform/**',
        // the server goes on with the payment that was begun: each try is a call of its own
        'src/features/order/commands.ts',
        // no key: tells devices apart
        'src/features/visit/device-id.ts',
        // no key of a call: the name under which a visitor's cart goes into a member's once
        'src/features/cart/guest-cart.ts'
      ],
      rules: { 'no-restricted-imports': ['error', { paths: CLIENT_PATHS, patterns: CLIENT_PATTERNS }] }
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      // what stands in the document is written for browsers alone
      excludeFiles: [
        'src/platform/**',
        'src/h5-components/**',
        'src/ssr/inline/**',
        // read while a target is built
        'src/**/*.config.ts',
        'src/routes/page-config.ts'
      ],
      rules: {
        'no-restricted-globals': [
          'error',
          ...['wx', ...BROWSER].map((name) => ({ name, message: `${name} ${ONLY_PLATFORM}` }))
        ],
        ...refuseSyntax(barrels, platformSyntax, channelSyntax)
      }
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      // a variant of one platform is not what the server draws with
      excludeFiles: ['src/**/*.{h5,weapp}.{ts,tsx}', 'src/ssr/inline/**'],
      rules: { 'ours/pure-render': 'error' }
    },
    {
      files: ['e2e/**'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              { regex: '^([.][.]/)+bench/', message: 'bench stands on e2e/support, never the other way.' }
            ]
          }
        ]
      }
    },
    { files: ['src/channels/**'], rules: refuseSyntax(barrels, platformSyntax) },
    {
      files: ['src/h5-components/**', 'src/ssr/nutui.ts'],
      // index.ts is what '@tarojs/components' is on H5, nutui.ts what '@nutui/nutui-react-taro' is on the server
      rules: { [SYNTAX]: 'off', 'no-restricted-imports': ['error', { paths: ONLY_USE_WRITE }] }
    },
    { files: ['server/**/*.ts'], rules: refuseSyntax(barrels, rawAddress, outgoing) },
    { files: READS_ADDRESS, rules: refuseSyntax(barrels, outgoing) },
    {
      files: ['server/**/*.ts'],
      // the second runs in a browser
      excludeFiles: ['server/gateways/outgoing.ts', 'server/sandbox/checker/browser.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          ...['fetch', 'WebSocket', 'EventSource'].map((name) => ({ name, message: ONE_WAY_OUT }))
        ],
        'no-restricted-imports': [
          'error',
          {
            paths: [
              ...CLIENTS.map((name) => ({ name, allowTypeImports: true, message: ONE_WAY_OUT })),
              ...['node:http', 'http'].map((name) => ({
                name,
                allowImportNames: ['createServer'],
                allowTypeImports: true,
                message: ONE_WAY_OUT
              })),
              ...['node:net', 'net'].map((name) => ({
                name,
                allowImportNames: ['isIP', 'BlockList'],
                allowTypeImports: true,
                message: ONE_WAY_OUT
              }))
            ]
          }
        ]
      }
    },
    { files: ['server/modules/*/index.ts'], rules: refuseSyntax(door) },
    { files: ['**/*.data.ts'], rules: { 'max-lines': 'off' } },
    {
      files: ['__tests__/**', 'e2e/**', 'bench/**'],
      rules: {
        'typescript/no-require-imports': 'off',
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/unbound-method': 'off',
        'react/globals': 'off'
      }
    },
    {
      files: ['__tests__/**/*.{ts,tsx}', 'e2e/**/*.ts', 'bench/**/*.ts'],
      rules: refuseSyntax(barrels, limits)
    },
    { files: ['__tests__/server/**', 'e2e/**'], rules: { 'react/rules-of-hooks': 'off' } }
  ]
})
