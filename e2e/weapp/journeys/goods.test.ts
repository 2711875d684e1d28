/** Goods among benefits: from home by the card to a parcel, also where the app ends in between. */
import { holderOf, makeHolder } from '../../support/benefits'
import { chooseNewAddress } from '../support/address'
import { closeApps, serverOrigin } from '../support/app'
import { openBenefit, openCard, take } from '../support/benefit'
import { openRecords } from '../support/records'

afterEach(closeApps)

const holder = holderOf('orange')
const { benefit } = holder

test('goods are taken from the card; after the app was closed they are sent to a new address', async () => {
  const { token } = await makeHolder(serverOrigin(), holder)
  const first = await openCard(holder, token)
  await openBenefit(first, benefit)
  expect(await take(first, benefit)).toContain('填写收货地址')
  first.end()

  const app = await openRecords(holder, token)
  await app.waitForText(benefit.privilege.name)
  await app.tap('填写地址')
  const receiver = `礼${Date.now() % 1_000_000}`
  await chooseNewAddress(app, receiver)
  await app.waitForText('138****4444')
  await app.tap('确认寄送')
  await app.waitForText('待发货 1')
})
