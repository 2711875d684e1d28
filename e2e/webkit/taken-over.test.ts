/**
 * What Chromium's journeys hold of the first moment of each page, held of WebKit, the engine of Safari and of WeChat on an iPhone:
 * the app takes the drawing over, renders nothing again, loses nothing, and throws nothing. And somebody pays, or does not.
 */
import { demoAddresses } from '../h5/support/demo-addresses'
import { recordServerMarkup, readHydrationReport, type HydrationReport } from '../h5/support/hydration-report'
import { LEFT } from '../h5/support/lawful-changes'
import { stored } from '../h5/support/members'
import { appOrigin } from '../h5/support/phone'
import { faultsOf, pageOf } from '../h5/support/hydration'
import { pageKeyOf } from '../../server/core/session-token'
import { openWatcher, type Watcher } from './support/watcher'
import { startWebkit, type Webkit, type WebkitTab } from './support/webkit'
import { someOf } from '../../__tests__/support/depth'
import { patience } from '../../__tests__/support/patience'
import { testInDepth } from '../../__tests__/support/level'

/** Pages that leave for an address that only a phone with WeChat can open: there is nothing left to look at. */
const OUTSIDE = ['pages/openXcx/index']
/** A server that has too much to do sends a skeleton. */
const TRIES = 3

/** Waits for the app, then tells what it has made of the drawing, and what was thrown. */
const lookOnce = () => `
  const taken = () => [...document.querySelectorAll('#app > .taro_page')].some((page) => page.__isReady)
  const end = Date.now() + ${patience(8000)}
  while (!taken() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 30))
  return { ...(await (${String(readHydrationReport)})()), isReady: taken(), thrown: window.thrown }`

const WATCH = `window.thrown = []
  addEventListener('error', ({ message }) => window.thrown.push(String(message)))
  addEventListener('unhandledrejection', ({ reason }) => window.thrown.push(String(reason)))
  ;(${String(recordServerMarkup)})()`

interface Look extends HydrationReport {
  readonly isReady: boolean
  readonly thrown: readonly string[]
}

let demo: Awaited<ReturnType<typeof demoAddresses>>
let watcher: Watcher
let webkit: Webkit

beforeAll(async () => {
  demo = await demoAddresses()
  watcher = await openWatcher(WATCH)
  webkit = await startWebkit({ proxy: watcher.host })
})
afterAll(async () => {
  await webkit?.stop()
  watcher?.close()
})

async function look(address: string): Promise<string[]> {
  const url = `${appOrigin()}/${address}`
  const page = pageOf(url)
  await webkit.tab.open(url)
  try {
    const seen = await webkit.tab.run<Look>(lookOnce())
    const faults = faultsOf(page, seen)
    return [...faults, ...(seen.isReady ? [] : ['not taken over']), ...seen.thrown]
  } catch (problem) {
    // it has gone on meanwhile
    return page in LEFT ? [] : [String(problem)]
  }
}

/** What is wrong with any of the pages. */
async function faultsOfAll(addresses: readonly string[], before = async () => {}): Promise<string[]> {
  const faults: string[] = []
  for (const address of addresses) {
    if (OUTSIDE.some((page) => address.startsWith(page))) continue
    let found: string[] = []
    for (let tries = 0; tries < TRIES; tries += 1) {
      await before()
      found = await look(address)
      if (found.length === 0) break
    }
    faults.push(...found.map((fault) => `${address} | ${fault}`))
  }
  return faults
}

/** A page of the app's origin that runs nothing. */
const openStill = () => webkit.tab.open(`${appOrigin()}/offline.js`)

/** Makes the browser that of the member with one of everything. */
async function belongToMember(): Promise<void> {
  const { token, memberId } = demo.member
  await openStill()
  await webkit.tab.forget()
  await webkit.tab.run(`
    localStorage.setItem('accessToken', ${JSON.stringify(stored(token, Date.now() + 3_600_000))})
    localStorage.setItem('memberId', ${JSON.stringify(stored(memberId))})`)
  await webkit.tab.addCookie('member', '1')
  await webkit.tab.addCookie('page', pageKeyOf(token))
}

/** Not in depth, one page of six is opened for each of the two: Chromium opens all of them. */
const FEW = 18

test('every page is taken over as it was drawn for who comes for the first time', async () => {
  await openStill()
  expect(await faultsOfAll(someOf(demo.open, FEW), () => webkit.tab.forget())).toEqual([])
})

test('every page is taken over as it was drawn for a member who has one of everything', async () => {
  await belongToMember()
  expect(await faultsOfAll(someOf(demo.all, FEW, FEW / 2))).toEqual([])
})

describe('paying', () => {
  // a tab of its own: of one that has opened many pages the browser's history is full, and says nothing (pay-return.h5.ts)
  beforeEach(async () => {
    await webkit.stop()
    webkit = await startWebkit({ proxy: watcher.host })
    await belongToMember()
  })

  /** From a card to the page of the payment. */
  async function goToPayment(cardId: string): Promise<WebkitTab> {
    const { tab } = webkit
    await tab.open(`${appOrigin()}/pages/cardDetail?cardId=${cardId}`)
    await tab.press('立即开通')
    await tab.arrive('/pages/pay')
    await tab.press('立即支付')
    await tab.arrive('/sandbox/cashier')
    return tab
  }

  test('a member buys a card, and the way back leads past the cashier', async () => {
    const tab = await goToPayment('main-season')
    await tab.press('支付')
    await tab.arrive('/pages/payResult')
    // the app has gone on in the page that was left to pay, which lies above the card's (pay-return.h5.ts)
    await tab.until('history.state?.idx === 1')
    await tab.see('支付成功')
    await tab.back()
    await tab.arrive('/pages/cardDetail')
    await tab.see('悦享季卡')
  })

  testInDepth(
    'who comes back from the payment page without having paid is asked, may pay again, and may leave it',
    async () => {
      const tab = await goToPayment('main-film')
      await tab.back()
      await tab.arrive('/pages/h5PayRedirect')
      await tab.press('未支付，重新支付')
      await tab.arrive('/sandbox/cashier')
      await tab.press('取消支付')
      await tab.arrive('/pages/h5PayRedirect')
      await tab.press('暂不支付，查看订单')
      await tab.arrive('/pages-my/orderRecord')
      await tab.see('待付款')
    }
  )
})
