/**
 * `npm run pictures`: screenshots of the main screens at 375 × 812 for the docs, from the release build with
 * a member who has data to show. Run after `npm run build`. `npm run pictures -- films city` takes only
 * those; `npm run pictures -- mini` renders the compiled mini-program beside H5 instead (e2e/weapp/paint).
 */
import './lib/current-node.mjs'
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { startBuiltServer } from './lib/built-server.mjs'
import { CHROMIUM_ARGS, ensureChromium } from './lib/chromium.mjs'
import { demoMember } from './lib/demo-member.mjs'
import { ensureInstalled, ROOT } from './lib/install.mjs'
import { say } from './lib/say.mjs'

ensureInstalled()
const asked = process.argv.slice(2)
if (asked[0] === 'mini') {
  const script = ['--import', 'tsx', 'e2e/weapp/paint/pictures.ts', ...asked.slice(1)]
  // every screen, and not the part of them that a quick test looks at
  const env = { ...process.env, TEST_LEVEL: 'deep' }
  const { status } = spawnSync(process.execPath, script, { cwd: ROOT, stdio: 'inherit', env })
  process.exit(status ?? 1)
}
const FOLDER = path.join(ROOT, 'docs/pictures')

/** Name of the picture and its URL; `visitor` = without a login. */
const screens = (member) => [
  { name: 'home-visitor', url: '/', visitor: true },
  { name: 'login', url: '/pages-my/orderRecord', visitor: true },
  { name: 'home', url: '/' },
  { name: 'market', url: '/pages/market' },
  { name: 'my', url: '/?tab=My' },
  { name: 'card', url: `/pages/cardDetail?memberCardId=${member.memberCardId}` },
  { name: 'plate', url: '/pages/plateDetails?plateId=coffee-monthly' },
  { name: 'privilege', url: `/pages/privilegeDetail?privilegeId=${member.privilegeId}` },
  { name: 'voucher', url: `/pages-secondary/receiveResult?receiveId=${member.receiveId}` },
  { name: 'cashier', url: '/pages/pay?kind=card&itemId=main-season' },
  { name: 'pay-result', url: `/pages/payResult?orderNo=${member.paidOrderNo}` },
  { name: 'orders', url: '/pages-my/orderRecord' },
  { name: 'coupons', url: '/pages-my/couponList' },
  { name: 'settings', url: '/pages-my/settings' },
  { name: 'addresses', url: '/pages-my/address' },
  { name: 'address-form', url: `/pages-my/address/add?addressId=${member.addressId}` },
  { name: 'films', url: '/pages/movieList' },
  { name: 'partner', url: '/pages/mtPlacementPage' },
  { name: 'activity', url: '/pages/payActivityDetails?activityId=main-film-season' },
  { name: 'activity-yanglao', url: '/pages/activityPage/activityYanglaoSign?channel=yanglao', visitor: true },
  { name: 'mall', url: '/pages-mall/physicalMall' },
  { name: 'product', url: '/pages-mall/productDetail?productId=thermos-ceramic' },
  { name: 'settlement', url: '/pages-mall/settlement?skuId=thermos-ceramic-1-1-1&quantity=1' },
  { name: 'tickets', url: '/pagesA/landmark-ticket' },
  { name: 'sight', url: '/pagesA/landmark-ticket/product_detail?sightId=gugong' },
  { name: 'stores', url: '/pages-secondary/storeList' },
  { name: 'points', url: '/pagesA/pointSetting' },
  { name: 'lounges', url: '/pages-secondary/yueTuVip/index' },
  { name: 'lottery', url: '/pages-activities/lottery?lotteryId=main-wheel' },
  { name: 'referrals', url: '/pages-activities/distributionActivity' },
  { name: 'questionnaire', url: '/pages-secondary/questionnaireDetail?questionnaireId=weekend-habits' },
  { name: 'assistant', url: '/pages-my/aiCustomerService' },
  { name: 'answer', url: '/pages-my/aiInterlocution?question=运费怎么算' },
  { name: 'city', url: '/pages-secondary/searchAddress' },
  { name: 'service', url: '/pages-my/channelCustomerService' },
  { name: 'home-yanglao', url: '/?channel=yanglao', visitor: true },
  { name: 'home-candy', url: '/?channel=candy', visitor: true }
]

async function take(browser, origin, token, { name, url, visitor }, sharp) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'zh-CN',
    reducedMotion: 'reduce'
  })
  if (!visitor) {
    await context.addInitScript(
      (value) => localStorage.setItem('accessToken', JSON.stringify({ v: value, e: Date.now() + 3_600_000 })),
      token
    )
  }
  const page = await context.newPage()
  await page.goto(origin + url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(600)
  const png = await page.screenshot()
  const file = path.join(FOLDER, `${name}.webp`)
  const { size } = await sharp(png).webp({ quality: 82 }).toFile(file)
  say(`  docs/pictures/${name}.webp  ${Math.round(size / 1024)} KB`)
  await context.close()
}

mkdirSync(FOLDER, { recursive: true })
const { default: sharp } = await import('sharp')
const { chromium } = await import('playwright-core')
const server = await startBuiltServer()
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: CHROMIUM_ARGS })
try {
  const member = await demoMember(server.origin)
  const wanted = screens(member).filter(({ name }) => asked.length === 0 || asked.includes(name))
  for (const screen of wanted) await take(browser, server.origin, member.token, screen, sharp)
} finally {
  await browser.close()
  await server.stop()
}
