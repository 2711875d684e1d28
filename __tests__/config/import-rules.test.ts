import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import edges from '../../config/feature-edges.json'
import { checkout } from './checkout'

/** Each file imports what it may not; the name of the rule that must say so. */
const REFUSED: [file: string, imported: string, rule: string][] = [
  ['src/pages/pay/index.tsx', '@/api/call', 'page'],
  ['src/pages/market/index.tsx', '@/pages/index/target', 'page'],
  ['src/pages-my/settings/index.tsx', '@contract/order/endpoints', 'page'],
  ['src/pages-mall/search/index.tsx', '@/api/call', 'page'],
  ['src/pages-my/orderRecord/index.tsx', '@/launch/target', 'page'],
  ['src/frame/reads-launch.tsx', '@/launch/target', 'frame'],
  ['src/h5-components/reads-ui.tsx', '@/ui/target', 'h5-components'],
  ['src/features/order/reads-frame.ts', '@/frame/target', 'feature-order'],
  ['src/features/coupon/reads-launch.ts', '@/launch/target', 'feature-coupon'],
  ['src/features/coupon/reads-order.ts', '@/features/order/target', 'feature-coupon'],
  ['src/features/unheard/reads-lib.ts', '@/lib/target', 'feature-unnamed'],
  ['src/api/reads-feature.ts', '@/features/order/target', 'api'],
  ['src/launch/reads-ui.ts', '@/ui/target', 'launch'],
  ['src/routes/reads-platform.ts', '@/platform/target', 'routes'],
  ['src/ui/reads-feature.ts', '@/features/order/target', 'ui'],
  ['src/platform/reads-api.ts', '@/api/call', 'platform'],
  ['src/channels/reads-api.ts', '@/api/call', 'channels'],
  ['src/lib/reads-platform.ts', '@/platform/target', 'lib'],
  ['contract/reads-client.ts', '@/lib/target', 'contract'],
  ['server/reads-client.ts', '@/lib/target', 'server'],
  ['server/modules/order/past-the-door.ts', '../coupon/target', 'module-order'],
  ['server/modules/coupon/closes-a-circle.ts', '../order', 'module-coupon'],
  ['server/modules/visit/reads-composition.ts', '../../composition', 'module-visit'],
  ['server/modules/unheard/reads-zod.ts', 'zod', 'module-unnamed'],
  ['server/sandbox/past-the-door.ts', '../modules/coupon/target', 'through-the-door'],
  ['server/main.ts', './modules/order/index.extra', 'through-the-door'],
  ['server/composition.ts', './modules/coupon/target', 'composition-root'],
  ['server/gateways/reads-module.ts', '../modules/coupon', 'below-modules'],
  ['server/modules/order/reads-http.ts', '../../http/target', 'domain-without-http'],
  ['server/core/reads-http.ts', '../http/target', 'domain-without-http'],
  ['src/app.tsx', '../server/target', 'app'],
  ['src/features/order/validates.ts', '@contract/order/schema', 'client-takes-types-of-schemas'],
  ['src/features/order/takes-all.ts', '@contract/endpoints', 'client-takes-endpoints-by-reference'],
  ['contract/order/endpoints.ts', './schema', 'endpoint-tables-are-data'],
  ['server/modules/order/calendar.ts', 'dayjs', 'one-module-has-the-calendar'],
  ['src/features/order/calendar.ts', 'dayjs', 'one-module-has-the-calendar'],
  ['src/features/order/uses-zod.ts', 'zod', 'client-has-no-server-library'],
  ['src/features/order/uses-sql.ts', 'drizzle-orm', 'client-has-no-server-library'],
  ['src/ui/stars/stars.tsx', '@nutui/nutui-react-taro', 'nutui-behind-wrappers'],
  ['src/pages/pay/rates.tsx', '@nutui/nutui-react-taro', 'nutui-behind-wrappers'],
  ['server/modules/order/service.ts', 'fastify', 'service-without-http-or-sql'],
  ['server/modules/card/service.ts', 'drizzle-orm', 'service-without-http-or-sql'],
  ['server/modules/plate/service.ts', 'pg', 'service-without-http-or-sql'],
  ['server/modules/order/routes.ts', 'drizzle-orm', 'only-repositories-have-sql'],
  ['server/modules/card/routes.ts', 'pg', 'only-repositories-connect'],
  ['src/lib/circle-a.ts', './circle-b', 'no-cycle'],
  ['src/lib/lost.ts', './nowhere', 'resolves']
]

const ALLOWED: Record<string, string> = {
  'src/ui/nut-stars/nut-stars.tsx': "import '@nutui/nutui-react-taro'",
  'src/pages/pay/use-pay.ts':
    "import '@/frame/target'\nimport '@/features/order/target'\nimport '@/ui/target'\nimport '@/platform/target'\nimport '@/pages/pay/parts'",
  'src/features/partner/pays.ts': "import '@/features/order/target'\nimport '@/api/call'",
  'src/features/order/types.ts':
    "import type { Target } from '@contract/order/schema'\nexport type { Target }",
  'src/api/endpoints.ts':
    "import { ENDPOINTS } from '@contract/member/endpoints'\nexport const own = ENDPOINTS",
  'server/modules/order/order-repository.ts':
    "import 'drizzle-orm'\nimport 'pg'\nimport '@contract/order/schema'",
  'server/modules/order/quotes.ts': "import '../coupon'\nimport './order-repository'",
  'server/sandbox/orders.ts': "import '../modules/order'",
  'server/modules.ts':
    "import './modules/card/card-routes'\nimport './modules/fulfilment/jobs'\nimport './modules/coupon'",
  'server/modules/order/later-routes.ts': "import '../../http/target'",
  'server/modules/order/wiring.ts': "import type { Pool } from 'pg'\nexport type { Pool }"
}

const TARGETS = [
  'src/api/call.ts',
  'src/features/order/target.ts',
  'src/frame/target.ts',
  'src/launch/target.ts',
  'src/lib/target.ts',
  'src/pages/index/target.ts',
  'src/pages/pay/parts.ts',
  'src/platform/target.ts',
  'src/ui/target.ts',
  'contract/endpoints.ts',
  'server/modules/card/card-routes.ts',
  'server/modules/coupon/index.ts',
  'server/modules/coupon/target.ts',
  'server/modules/fulfilment/jobs.ts',
  'server/modules/order/index.ts',
  'server/modules/order/index.extra.ts',
  'server/http/target.ts',
  'server/target.ts'
]

interface Violation {
  from: string
  rule: { name: string }
}

let found: Set<string>

beforeAll(() => {
  const project = checkout({
    ...Object.fromEntries(TARGETS.map((file) => [file, 'export const target = 1\n'])),
    'contract/order/schema.ts': 'export const schema = 1\nexport type Target = number\n',
    'contract/member/endpoints.ts': 'export const ENDPOINTS = {}\n',
    'src/lib/circle-b.ts': "import './circle-a'\nexport {}\n",
    ...ALLOWED,
    ...Object.fromEntries(REFUSED.map(([file, imported]) => [file, `import '${imported}'\nexport {}\n`]))
  })
  const report = JSON.parse(
    project.run('depcruise', '--config', '.dependency-cruiser.cjs', '-T', 'json', 'src', 'contract', 'server')
  ) as { summary: { violations: Violation[] } }
  found = new Set(report.summary.violations.map(({ from, rule }) => `${from} ${rule.name}`))
  project.remove()
})

it.each(REFUSED)('%s may not import %s (%s)', (file, _imported, rule) => {
  expect([...found].filter((violation) => violation.startsWith(`${file} `))).toContain(`${file} ${rule}`)
})

it.each(Object.keys(ALLOWED))('%s imports only what it may', (file) => {
  expect([...found].filter((violation) => violation.startsWith(`${file} `))).toEqual([])
})

describe('the edges between features', () => {
  const features = path.resolve('src/features')
  const textOf = (feature: string) =>
    readdirSync(path.join(features, feature), { recursive: true, encoding: 'utf8' })
      .filter((file) => /[.]tsx?$/.test(file))
      .map((file) => readFileSync(path.join(features, feature, file), 'utf8'))
      .join('\n')

  it.each(Object.entries(edges))(
    '%s is a folder and imports each feature that it names: %j',
    (feature, named) => {
      expect(existsSync(path.join(features, feature))).toBe(true)
      const text = textOf(feature)
      expect(named.filter((other) => !text.includes(`'@/features/${other}/`))).toEqual([])
    }
  )
})

it('every folder that the import rules name is there', () => {
  const rules = readFileSync('.dependency-cruiser.cjs', 'utf8')
  const named = [...rules.matchAll(/\bsrc\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([\w-]+)'/g)].map(([, folder]) => `src/${folder}`)
  )
  expect(named).toContain('src/platform')
  expect(named.filter((folder) => !existsSync(folder))).toEqual([])
})
