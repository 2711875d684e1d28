/** Every benefit of the demo catalogue, walked by tapping to its end: a code, a recharge, a draw, or an order. */
import type { Page } from 'playwright-core'
import { fewAtOnce } from '../support/at-once'
import { endsOf, Got } from '../support/benefit-ends'
import { hasNotBegun, makeHolder, walkedHolders, type Benefit, type Holder } from '../support/benefits'
import { readAll, see } from './support/fingers'
import { buyAtPartner, goBackTo, openBenefit, take } from './support/benefit'
import { appOrigin, hidePictures, putPhonesAway, takePhone } from './support/phone'
import { carry } from './support/story'

hidePictures()
afterAll(putPhonesAway)

const holders = walkedHolders()

async function walk(page: Page, benefit: Benefit, got: Got): Promise<void> {
  const { privilege } = benefit
  await openBenefit(page, benefit)
  if (hasNotBegun(privilege)) {
    await see(page, /后开始/)
    await see(page, /开始领取/)
  } else if (privilege.redirect) {
    got.ordered.push(await buyAtPartner(page))
  } else if (privilege.stock === 1 && /已领完/.test(await readAll(page))) {
    // another journey was there first, and the page says so
    return
  } else {
    const text = await take(page, benefit)
    for (const said of endsOf(privilege)) expect(text).toMatch(said)
    got.received.push(privilege.name)
  }
}

const open = (page: Page, { channel }: Holder, path: string) =>
  page.goto(`${appOrigin()}${path}${path.includes('?') ? '&' : '?'}channel=${channel}`)

/** The member's card: the first of 我的卡. */
async function openCard(page: Page, holder: Holder): Promise<void> {
  await open(page, holder, '/pages-secondary/myCard')
  await page
    .getByRole('button', { name: new RegExp(holder.card.name) })
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL(/cardDetail/)
  await see(page, '卡内权益包')
}

/** A page of records, down to its end. */
async function readRecords(page: Page, holder: Holder, path: string): Promise<string> {
  await open(page, holder, path)
  await see(page, /去使用|已完成|待使用|已使用|查看/)
  // page by page, however late each is
  await page.waitForFunction(
    () => {
      document.querySelector('.taro_page:last-child')?.scrollBy(0, 2000)
      return document.body.innerText.includes('没有更多了')
    },
    undefined,
    { polling: 150 }
  )
  return readAll(page)
}

/** What is wrong with the benefits of a holder: nothing. */
async function faultsOf(holder: Holder): Promise<string[]> {
  const [{ page, problems, context }, { token }] = await Promise.all([
    takePhone(),
    makeHolder(appOrigin(), holder)
  ])
  await carry(page, token)
  const got = new Got()
  const faults: string[] = []
  await openCard(page, holder)
  for (const benefit of holder.benefits) {
    try {
      await walk(page, benefit, got)
      if (benefit.privilege.redirect) await openCard(page, holder)
      else await goBackTo(page, '/pages/cardDetail')
    } catch (error) {
      faults.push(`${holder.card.id}, ${benefit.privilege.id} on ${page.url()}: ${(error as Error).message}`)
      await openCard(page, holder)
    }
  }
  const received = got.received.length > 0 ? await readRecords(page, holder, '/pages-my/receiveRecord') : ''
  const ordered = got.ordered.length > 0 ? await readRecords(page, holder, '/pages-my/orderRecord') : ''
  await context.close()
  return [...faults, ...got.missingIn(received, ordered), ...problems]
}

// several at once: a walk waits for sheets that rise, and for what guards against a second tap
test('the benefits of every card lead through to their end', async () => {
  expect((await fewAtOnce(holders, 6, faultsOf)).flat()).toEqual([])
})
