/** Goods among benefits, in depth: the walk of `goods.test.ts` on to the end, with the warehouse's time. */
import { holderOf, makeHolder } from '../../support/benefits'
import { sendTo } from '../../support/lottery-side'
import { chooseNewAddress } from '../support/address'
import { closeApps, serverOrigin } from '../support/app'
import { openBenefit, openCard, take } from '../support/benefit'
import { openRecords } from '../support/records'

afterEach(closeApps)

const holder = holderOf('orange')
const { benefit } = holder

test('goods are sent from where they were taken to a new address, followed and received', async () => {
  const { token } = await makeHolder(serverOrigin(), holder)
  let app = await openCard(holder, token)
  await openBenefit(app, benefit)
  await take(app, benefit)
  const receiver = `礼${Date.now() % 1_000_000}`
  await chooseNewAddress(app, receiver)
  await app.waitForText('138****4444')
  await app.tap('确认寄送')
  await app.waitForText('待发货')
  await sendTo(serverOrigin(), receiver)
  // the warehouse is asked every ten seconds
  for (let look = 0; look < 40 && !app.has('待收货 1'); look += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    app.end()
    app = await openRecords(holder, token)
    await app.waitForText(benefit.privilege.name)
  }
  await app.tap(benefit.privilege.name)
  await app.waitForText('复制单号')
  await app.tap('确认收货')
  await app.waitForText('已收货')
})
