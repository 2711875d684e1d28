/** Every benefit of the demo catalogue, walked by tapping from home to its end: a code, a recharge, a draw, or an order. */
import { fewAtOnce } from '../../support/at-once'
import { endsOf, Got } from '../../support/benefit-ends'
import {
  hasNotBegun,
  isOver,
  makeHolder,
  planOfBenefits,
  walkedHolders,
  type Benefit,
  type Holder
} from '../../support/benefits'
import type { Buyer } from '../../support/buy'
import { demoCatalogue } from '../../../__tests__/support/demo-catalogue'
import type { MiniProgram } from '../host/mini-program'
import { closeApps, openApp, serverOrigin } from '../support/app'
import { goBackToPlates, openBenefit, openCard, phoneWith, take } from '../support/benefit'
import { buyAtPartner } from '../support/partner-benefit'

afterEach(closeApps)

const { stranded } = planOfBenefits()
const holders = walkedHolders()

async function walk(app: MiniProgram, buyer: Buyer, benefit: Benefit, got: Got): Promise<void> {
  const { privilege } = benefit
  await openBenefit(app, benefit)
  if (hasNotBegun(privilege)) {
    expect(app.line()).toMatch(/后开始/)
    expect(app.line()).toMatch(/开始领取/)
  } else if (privilege.redirect) {
    got.ordered.push(await buyAtPartner(app, buyer))
  } else if (privilege.stock === 1 && app.has('已领完')) {
    // another journey was there first, and the page says so
    return
  } else {
    const text = await take(app, benefit)
    for (const said of endsOf(privilege)) expect(text).toMatch(said)
    got.received.push(privilege.name)
  }
}

/** A page of records down to its end. */
async function readAll(holder: Holder, token: string, path: string): Promise<string> {
  const launch = { path, query: { channel: holder.channel } }
  const app = await openApp({ phone: phoneWith(token), launch })
  for (let pages = 0; pages < 5 && !app.has('没有更多了'); pages += 1) await app.happens('onReachBottom')
  return app.text()
}

/** What is wrong with the benefits of a holder: nothing. */
async function faultsOf(holder: Holder): Promise<string[]> {
  const buyer = await makeHolder(serverOrigin(), holder)
  const got = new Got()
  const faults: string[] = []
  let app = await openCard(holder, buyer.token)
  for (const benefit of holder.benefits) {
    try {
      await walk(app, buyer, benefit, got)
      if (!benefit.privilege.redirect) {
        await goBackToPlates(app)
        continue
      }
    } catch (error) {
      faults.push(`${holder.card.id}, ${benefit.privilege.id}: ${(error as Error).message}`)
    }
    // from a partner one comes back to the records
    app.end()
    app = await openCard(holder, buyer.token)
  }
  const received =
    got.received.length > 0 ? await readAll(holder, buyer.token, 'pages-my/receiveRecord/index') : ''
  const ordered = await readAll(holder, buyer.token, 'pages-my/orderRecord/index')
  return [...faults, ...got.missingIn(received, ordered)]
}

test('every benefit that is not over has a card on sale that leads to it', () => {
  expect(stranded).toEqual([])
})

// many at once: a walk mostly waits, for the server and for what guards against a second tap
test('the benefits of every card lead through to their end', async () => {
  expect((await fewAtOnce(holders, 8, faultsOf)).flat()).toEqual([])
})

test('a benefit that is over says so, and where there is more', async () => {
  for (const { id } of demoCatalogue().privileges.filter(isOver)) {
    const app = await openApp({ launch: { path: 'pages/privilegeDetail/index', query: { privilegeId: id } } })
    await app.waitForText('已结束')
    expect(app.line()).toContain('该权益的领取时间已过')
  }
})
