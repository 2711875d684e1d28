let page = ''
let base = 'https://api.example.com/main'
let built = 'production'

jest.mock('@/platform/environment/kind', () => ({
  ...jest.requireActual<object>('@/platform/environment/kind'),
  pageAddress: () => page
}))
jest.mock('@/platform/environment/environment', () => ({ environment: () => built }))
jest.mock('@/channels/current', () => ({
  currentBase: () => base,
  currentChannel: () => ({ capabilities: { webViewHosts: ['partner.example.com', 'dev.example.com:8443'] } })
}))

import { webViewOrigins } from '@/features/channel/web-hosts'

const PARTNERS = ['https://partner.example.com', 'https://dev.example.com:8443']

it.each([
  [
    'a page that came by https',
    'https://vip.example.com/pages/x',
    'https://api.example.com/main',
    'production',
    ['https://vip.example.com', 'https://api.example.com', ...PARTNERS]
  ],
  [
    'an https page with a plain backend',
    'https://vip.example.com/',
    'http://api.example.com/main',
    'production',
    ['https://vip.example.com', ...PARTNERS]
  ],
  [
    'the mini-program',
    '',
    'https://api.example.com/main',
    'production',
    ['https://api.example.com', ...PARTNERS]
  ],
  [
    'the mini-program with a plain backend, released',
    '',
    'http://api.example.com/main',
    'production',
    PARTNERS
  ],
  [
    'the mini-program in development',
    '',
    'http://127.0.0.1:9527/main',
    'development',
    ['http://127.0.0.1:9527', ...PARTNERS]
  ],
  [
    'a page served plainly',
    'http://127.0.0.1:5173/',
    '/main',
    'development',
    [
      'http://127.0.0.1:5173',
      'https://partner.example.com',
      'http://partner.example.com',
      'https://dev.example.com:8443',
      'http://dev.example.com:8443'
    ]
  ]
])('%s shows these origins and no other', (_name, address, backend, environment, origins) => {
  page = address
  base = backend
  built = environment
  expect(webViewOrigins()).toEqual(origins)
})
