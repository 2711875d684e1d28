import { checkout } from './checkout'

/** Each file does what it may not; the rule that must say so. */
const REFUSED: [file: string, code: string, rule: string][] = [
  ['src/lib/uses-window.ts', 'export const width = window.innerWidth', 'eslint(no-restricted-globals)'],
  ['src/features/order/uses-document.ts', "document.title = ''", 'eslint(no-restricted-globals)'],
  ['src/ui/uses-wx.ts', 'export const a = () => wx.login()', 'eslint(no-restricted-globals)'],
  ['src/ui/uses-storage.ts', "localStorage.setItem('a', 'b')", 'eslint(no-restricted-globals)'],
  ['src/lib/uses-global.ts', 'export const seen = globalThis.document', 'eslint-js(no-restricted-syntax)'],
  [
    'src/lib/asks-target.ts',
    "export const mini = process.env.TARO_ENV === 'weapp'",
    'eslint-js(no-restricted-syntax)'
  ],
  [
    'src/lib/asks-channel.ts',
    "export const own = (name: string) => name === 'candy'",
    'eslint-js(no-restricted-syntax)'
  ],
  [
    'src/lib/lists-channels.ts',
    "export const own = (name: string) => ['yanglao'].includes(name)",
    'eslint-js(no-restricted-syntax)'
  ],
  [
    'src/lib/switches-channel.ts',
    "export function own(name: string) {\n  switch (name) {\n    case 'lvyun':\n      return 1\n  }\n  return 0\n}",
    'eslint-js(no-restricted-syntax)'
  ],
  ['src/lib/barrel.ts', "export * from './uses-window'", 'eslint-js(no-restricted-syntax)'],
  [
    'server/http/asks-address.ts',
    "export const isSandbox = (request: { url: string }) => request.url.startsWith('/sandbox')",
    'eslint-js(no-restricted-syntax)'
  ],
  [
    'server/modules/asks-raw-address.ts',
    'export const a = (call: { raw: { url: string } }) => call.raw.url',
    'eslint-js(no-restricted-syntax)'
  ],
  [
    'server/modules/unpacks-address.ts',
    'export function a(request: { originalUrl: string }) {\n  const { originalUrl } = request\n  return originalUrl\n}',
    'eslint-js(no-restricted-syntax)'
  ],
  [
    'server/gateways/fetches.ts',
    "export const a = () => fetch('https://x.test')",
    'eslint(no-restricted-globals)'
  ],
  [
    'server/modules/order/fetches-by-global.ts',
    "export const a = () => globalThis.fetch('https://x.test')",
    'eslint-js(no-restricted-syntax)'
  ],
  [
    'server/sandbox/requests.ts',
    "import { request } from 'node:http'\nexport const a = request",
    'eslint(no-restricted-imports)'
  ],
  [
    'server/lib/connects.ts',
    "import { connect } from 'node:tls'\nexport const a = connect",
    'eslint(no-restricted-imports)'
  ],
  ['server/modules/order/view.ts', "export { a } from './other'", 'eslint-js(no-restricted-syntax)'],
  ['server/modules/order/index.ts', "export * from './other'", 'eslint-js(no-restricted-syntax)'],
  ['server/modules/coupon/index.ts', 'export const a = 1', 'eslint-js(no-restricted-syntax)'],
  [
    '__tests__/lib/own-limit.test.ts',
    "test('a', () => undefined, 60_000)",
    'eslint-js(no-restricted-syntax)'
  ],
  [
    '__tests__/lib/each-limit.test.ts',
    "test.each([1])('a', () => undefined, 60_000)",
    'eslint-js(no-restricted-syntax)'
  ],
  ['e2e/h5/file-limit.test.ts', 'jest.setTimeout(60_000)', 'eslint-js(no-restricted-syntax)'],
  ['contract/barrel.ts', "export { a } from './other'", 'eslint-js(no-restricted-syntax)'],
  [
    'e2e/support/measures.ts',
    "import { a } from '../../bench/other'\nexport const b = a",
    'eslint(no-restricted-imports)'
  ],
  ['src/lib/any.ts', 'export const a: any = 1', 'typescript(no-explicit-any)'],
  ['src/lib/unsafe.ts', "export const a: string = JSON.parse('1')", 'typescript(no-unsafe-assignment)'],
  ['src/lib/ignored.ts', "// @ts-ignore\nexport const a: number = ''", 'typescript(ban-ts-comment)'],
  ['src/lib/floating.ts', 'Promise.resolve()', 'typescript(no-floating-promises)'],
  ['src/lib/long.ts', 'export const a = 1\n'.replace(/$/, '\n'.repeat(401)), 'eslint(max-lines)'],
  [
    'src/ui/stencil.tsx',
    "import { Video } from '@tarojs/components'\nexport const a = Video",
    'eslint(no-restricted-imports)'
  ],
  [
    'src/features/coupon/makes-key.ts',
    "import { randomId } from '@/lib/random-id'\nexport const key = randomId()",
    'eslint(no-restricted-imports)'
  ],
  [
    'src/pages/pay/sends-key.ts',
    "import { callWithKey } from '@/api/call'\nexport const a = callWithKey",
    'eslint(no-restricted-imports)'
  ],
  [
    'src/features/card/writes-alone.ts',
    "import { performWrite } from '@/api/write'\nexport const a = performWrite",
    'eslint(no-restricted-imports)'
  ],
  [
    'src/features/card/pays-alone.ts',
    "import { callWithNewKey } from '@/api/call-with-new-key'\nexport const a = callWithNewKey",
    'eslint(no-restricted-imports)'
  ],
  ['src/api/validates.ts', "import { z } from 'zod'\nexport const a = z", 'eslint(no-restricted-imports)'],
  [
    'src/api/schema.ts',
    "import { a } from '@contract/order/schema'\nexport const b = a",
    'eslint(no-restricted-imports)'
  ],
  [
    'src/ui/dom.tsx',
    "import ReactDOM from 'react-dom'\nexport const a = ReactDOM",
    'eslint(no-restricted-imports)'
  ],
  [
    'src/ui/hooks.ts',
    "import { useState } from 'react'\nexport function useA(on: boolean) {\n  if (on) useState(1)\n}",
    'react-hooks(rules-of-hooks)'
  ],
  [
    'src/ui/lacks-dependency.ts',
    "import { useEffect } from 'react'\nexport function useTitle(title: string, set: (title: string) => void) {\n  useEffect(() => set(title), [])\n}",
    'react-hooks(exhaustive-deps)'
  ],
  [
    'src/ui/sets-in-render.tsx',
    "import { useState } from 'react'\nimport { View } from '@tarojs/components'\nexport function Row() {\n  const [count, setCount] = useState(0)\n  setCount(1)\n  return <View>{count}</View>\n}",
    'react(set-state-in-render)'
  ],
  [
    'src/lib/misused.ts',
    'export const a = (list: string[]) => list.forEach(async (one) => Promise.resolve(one))',
    'typescript(no-misused-promises)'
  ],
  ['src/ui/draws-now.tsx', 'export function Now() {\n  return Date.now()\n}', 'ours(pure-render)'],
  ['src/ui/draws-today.tsx', 'export const Today = () => new Date().getDay()', 'ours(pure-render)'],
  [
    'src/features/order/use-today.ts',
    "import dayjs from 'dayjs'\nexport const useToday = () => dayjs()",
    'ours(pure-render)'
  ],
  ['src/h5-components/draws-chance.tsx', 'export const Dice = () => Math.random()', 'ours(pure-render)'],
  [
    'src/ui/draws-name.tsx',
    "import { memo } from 'react'\nexport const Field = memo(() => crypto.randomUUID())",
    'ours(pure-render)'
  ],
  [
    'src/ui/remembers-now.ts',
    "import { useMemo } from 'react'\nexport function useNow() {\n  return useMemo(() => Date.now(), [])\n}",
    'ours(pure-render)'
  ],
  [
    'src/ui/begins-now.ts',
    "import { useState } from 'react'\nexport function useStart() {\n  return useState(() => new Date())\n}",
    'ours(pure-render)'
  ],
  [
    'src/h5-components/draws-width.tsx',
    'export function Wide() {\n  return window.innerWidth\n}',
    'ours(pure-render)'
  ],
  [
    'src/platform/device/use-language.ts',
    'export const useLanguage = () => navigator.language',
    'ours(pure-render)'
  ]
]

const ALLOWED: Record<string, string> = {
  'src/platform/width.h5.ts': 'export const width = () => window.innerWidth\n',
  'src/platform/target.ts': "export const mini = process.env.TARO_ENV === 'weapp'\n",
  'src/pages/a/index.config.ts': "export default { title: process.env.TARO_ENV === 'h5' ? '甲' : '乙' }\n",
  'src/channels/current.ts': "export const main = (name: string) => name === 'main'\n",
  'src/ui/in-effects.ts':
    "import { useEffect, useState } from 'react'\n" +
    'export function useClock(document: { at: Date }) {\n' +
    '  const [now, setNow] = useState(new Date(document.at))\n' +
    '  useEffect(() => setNow(new Date()), [])\n' +
    '  return { now, roll: () => Math.random() }\n}\n',
  'src/lib/moment.ts': 'export const moment = () => Date.now()\n',
  'src/platform/device/use-width.h5.ts': 'export const useWidth = () => window.innerWidth\n',
  'src/ui/view.tsx': "import { View } from '@tarojs/components'\nexport const Box = () => <View />\n",
  'src/features/order/types.ts': "import type { A } from '@contract/order/schema'\nexport type B = A\n",
  'server/modules/card/index.ts':
    "/** A card. */\nexport { a } from './other'\nexport type { A } from './other'\n",
  'server/lib/long.data.ts': `export const goods = 1\n${'\n'.repeat(401)}`
}

interface OxlintReport {
  diagnostics: { filename: string; code: string }[]
}

/** Named, because a tool that looks for files itself follows the link to our packages, too. */
const FOLDERS = ['src', 'contract', 'server', '__tests__', 'e2e']

let byFile: Map<string, string[]>

beforeAll(() => {
  const project = checkout({
    'contract/order/schema.ts': 'export const a = 1\nexport type A = number\n',
    'contract/other.ts': 'export const a = 1\n',
    'server/modules/order/other.ts': 'export const a = 1\n',
    'server/modules/card/other.ts': 'export const a = 1\nexport type A = number\n',
    ...ALLOWED,
    ...Object.fromEntries(REFUSED.map(([file, code]) => [file, `${code}\n`]))
  })
  byFile = new Map([...REFUSED.map(([file]) => file), ...Object.keys(ALLOWED)].map((file) => [file, []]))
  const { diagnostics } = JSON.parse(project.run('oxlint', '-f', 'json', ...FOLDERS)) as OxlintReport
  for (const { filename, code } of diagnostics) byFile.get(filename)?.push(code)
  project.remove()
})

it.each(REFUSED)('%s is refused: %s (%s)', (file, _code, rule) => {
  expect(byFile.get(file)).toContain(rule)
})

it.each(Object.keys(ALLOWED))('%s is allowed', (file) => {
  expect(byFile.get(file)).toEqual([])
})
