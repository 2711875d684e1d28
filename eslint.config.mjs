import react from 'eslint-plugin-react-x'
import tseslint from 'typescript-eslint'
import { pureRender } from './config/eslint/pure-render.mjs'

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
].map((selector) => ({ selector, message: 'Ask a capability of the channel (src/channels), not its name.' }))

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

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      '.data/**',
      '.cache/**',
      'coverage/**',
      'config/taro-plugin-slim/modules/**',
      // the type of a CommonJS module, in no TypeScript project
      'config/page-roots.d.cts',
      '**/migrations/**'
    ]
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    plugins: { 'react-x': react },
    settings: { 'react-x': { version: '18.3' } },
    rules: {
      'react-x/no-missing-key': 'error',
      'react-x/no-nested-component-definitions': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', 400],
      'no-restricted-syntax': ['error', ...barrels],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': 'allow-with-description', 'ts-ignore': 'allow-with-description' }
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }]
    }
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-dom', message: 'There is none in the mini-program.' },
            { name: 'react-dom/client', message: 'There is none in the mini-program.' },
            { name: 'zod', message: 'No validator in the client: 97 KB.' },
            {
              name: '@tarojs/components',
              allowImportNames: COMPONENTS,
              allowTypeImports: true,
              message: 'Not drawn by src/h5-components: its runtime would reach every page.'
            }
          ],
          patterns: [
            {
              group: ['@contract/schema', '@contract/**/schema'],
              allowTypeImports: true,
              message: 'The client takes only types from schemas.'
            }
          ]
        }
      ]
    }
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // what stands in the document is written for browsers alone
    ignores: ['src/platform/**', 'src/h5-components/**', 'src/ssr/inline/**', 'src/**/*.config.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['wx', ...BROWSER].map((name) => ({ name, message: `${name} ${ONLY_PLATFORM}` }))
      ],
      'no-restricted-syntax': ['error', ...barrels, ...platformSyntax, ...channelSyntax]
    }
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: [
      'src/api/**',
      'src/platform/**',
      // the server goes on with the payment that was begun: each try is a call of its own
      'src/features/order/commands.ts',
      // no key: tells devices apart
      'src/features/visit/device-id.ts',
      // no key of a call: the name under which a visitor's cart goes into a member's once
      'src/features/cart/guest-cart.ts'
    ],
    rules: { 'no-restricted-imports': ['error', { paths: ONLY_USE_WRITE }] }
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // a variant of one platform is not what the server draws with
    ignores: ['src/**/*.{h5,weapp}.{ts,tsx}', 'src/ssr/inline/**'],
    plugins: { ours: { rules: { 'pure-render': pureRender } } },
    rules: { 'ours/pure-render': 'error' }
  },
  {
    files: ['e2e/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^([.][.]/)+bench/',
              message: 'bench stands on e2e/support, never the other way.'
            }
          ]
        }
      ]
    }
  },
  {
    files: ['src/channels/**'],
    rules: { 'no-restricted-syntax': ['error', ...barrels, ...platformSyntax] }
  },
  {
    files: ['src/h5-components/**', 'src/ssr/nutui.ts'],
    // index.ts is what '@tarojs/components' is on H5, nutui.ts what '@nutui/nutui-react-taro' is on the server
    rules: { 'no-restricted-syntax': 'off', '@typescript-eslint/no-restricted-imports': 'off' }
  },
  {
    files: ['server/**/*.ts'],
    ignores: READS_ADDRESS,
    rules: { 'no-restricted-syntax': ['error', ...barrels, ...rawAddress, ...outgoing] }
  },
  { files: READS_ADDRESS, rules: { 'no-restricted-syntax': ['error', ...barrels, ...outgoing] } },
  {
    files: ['server/**/*.ts'],
    // the second runs in a browser
    ignores: ['server/gateways/outgoing.ts', 'server/sandbox/checker/browser.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['fetch', 'WebSocket', 'EventSource'].map((name) => ({ name, message: ONE_WAY_OUT }))
      ],
      '@typescript-eslint/no-restricted-imports': [
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
  { files: ['server/modules/*/index.ts'], rules: { 'no-restricted-syntax': ['error', ...door] } },
  { files: ['**/*.data.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['__tests__/**', 'e2e/**', 'bench/**'],
    rules: {
      'no-restricted-syntax': ['error', ...barrels, ...limits],
      '@typescript-eslint/no-require-imports': 'off',
      '@typescript-eslint/no-empty-function': 'off'
    }
  },
  { files: ['**/*.{js,cjs,mjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } }
)
