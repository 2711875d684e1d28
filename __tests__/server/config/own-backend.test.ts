import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const guide = readFileSync(join(root, 'docs/how-to/own-backend.md'), 'utf8')

const sources = ['server/gateways', 'server/partners'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
)
const ofGateways = sources.flatMap(
  (text) =>
    text.match(
      /\b(ASSISTANT|CAPTCHA(?!_(?:ORIGINS|TYPE)\b)|WECHAT|SMS|MAP|RECHARGE|LVYUN|JINJIANG|CHAT|PARTNER|JD|STORAGE|WAREHOUSE|LOGISTICS|VIRTUAL_PAY|YUETU)_[A-Z0-9_]+/g
    ) ?? []
)
const environment = readFileSync(join(root, 'server/config/environment.ts'), 'utf8')
const ofServer = [...environment.matchAll(/^ {2}([A-Z0-9_]+):/gm)].map(([, name]) => name ?? '')

test.each([...new Set([...ofServer, ...ofGateways])].sort())('the guide explains %s', (name) => {
  expect(guide).toMatch(new RegExp(`^\\| \`${name}\` +\\|`, 'm'))
})

test('the guide explains no variable that there is not', () => {
  const explained = [...guide.matchAll(/^\| `([A-Z0-9_]+)` /gm)].map(([, name]) => name ?? '')
  expect(explained.filter((name) => ![...ofServer, ...ofGateways].includes(name))).toEqual([])
})
