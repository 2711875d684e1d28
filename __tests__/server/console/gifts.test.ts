/** Goods that nobody bought, gifts among privileges and prizes, are sent by hand as orders are: once, unless a warehouse has them. */
import { consoleEndpoints } from '@contract/console/endpoints'
import type { ConsoleData } from '@contract/console/types'
import type { Data, ReceiveRecord } from '@contract/types'
import { privilegeEndpoints } from '@contract/privilege/endpoints'
import { consoleModule } from '../../../server/composition'
import { cardModule } from '../../../server/modules/card/routes'
import { plateModule } from '../../../server/modules/plate/routes'
import { privilegeModule } from '../../../server/modules/privilege/routes'
import { call } from '../../support/server/call'
import { consoleCall, staffToken } from '../../support/server/console'
import type { TestApp } from '../../support/server/test-app'
import { openLotteryShop, type LotteryShop } from '../lottery/lottery-shop'
import { memberWithCard, rightsApp } from '../privilege/support'

let parcels = 0
const newNumber = () => `SF${String((parcels += 1)).padStart(13, '0')}`

/** What a packer does on a server. */
async function packerOf(app: TestApp, kind: 'privilege' | 'prize') {
  const token = await staffToken(app, 'warehouse')
  const list = async (input = {}) =>
    (
      await consoleCall<ConsoleData<'giftsToShip'>>(
        app,
        consoleEndpoints.giftsToShip,
        { kind, ...input },
        { token }
      )
    ).data
  const ship = (giftNo: string, over = {}, key?: string) =>
    consoleCall(
      app,
      consoleEndpoints.shipGift,
      { kind, giftNo, carrier: 'shunfeng', trackingNo: newNumber(), ...over },
      { token, ...(key ? { key } : {}) }
    )
  const send = async (number: string, trackingNo: string) => {
    const row = { row: 2, number, carrier: '', trackingNo, lineNo: '', pieces: '' }
    const input = { rows: [row] }
    const { data } = await consoleCall<ConsoleData<'importParcels'>>(
      app,
      consoleEndpoints.importParcels,
      input,
      { token }
    )
    return data.items[0]?.verdict
  }
  const acts = async (giftNo: string) => {
    const { rows } = await app.database.pool.query(
      `select act, after from staff_acts where about_kind = 'gift' and about_id = $1`,
      [giftNo]
    )
    return rows as unknown[]
  }
  return { list, ship, send, acts, token }
}

describe('prizes', () => {
  let shop: LotteryShop
  let packer: Awaited<ReturnType<typeof packerOf>>
  let winners = 0
  beforeAll(async () => {
    shop = await openLotteryShop([consoleModule])
    packer = await packerOf(shop, 'prize')
  })
  afterAll(() => shop.close())

  async function win() {
    const memberId = `won${(winners += 1)}`
    const token = await shop.login(memberId)
    await shop.only('mug', 50)
    const { drawId } = (await shop.draw(token)).data
    shop.clock.advance(1000)
    await shop.claim(token, { drawId, addressId: await shop.address(memberId) })
    const { ship_no: giftNo } = await shop.row<{ ship_no: string }>(
      'select ship_no from lottery_draws where id = $1',
      [drawId]
    )
    return { token, memberId, giftNo, mine: async () => (await shop.prizes(token))[0] }
  }

  test('are listed with the address, oldest first, page by page, and are sent: the winner sees it', async () => {
    const [a, b] = [await win(), await win()]
    const first = await packer.list({ limit: 1 })
    const second = await packer.list({ limit: 1, cursor: first.nextCursor })
    expect([...first.items, ...second.items].map(({ giftNo }) => giftNo)).toEqual([a.giftNo, b.giftNo])
    expect(first.items[0]).toMatchObject({
      name: '马克杯',
      isWithWarehouse: false,
      receiver: { name: '收件人', phone: '13900000000' }
    })
    const trackingNo = newNumber()
    expect((await packer.ship(a.giftNo, { trackingNo })).resultCode).toBe('100')
    expect(await a.mine()).toMatchObject({ state: 'sent', parcel: { carrierName: '顺丰速运', trackingNo } })
    expect(await packer.acts(a.giftNo)).toEqual([
      { act: 'shipGift', after: { kind: 'prize', carrier: 'shunfeng', trackingNo } }
    ])
    expect((await packer.list()).items.map(({ giftNo }) => giftNo)).not.toContain(a.giftNo)
    // no warehouse is told of it any more
    await shop.jobs.run('send prizes')
    expect(await a.mine()).toMatchObject({ parcel: { trackingNo } })
    expect(await shop.row('select placed_at from lottery_draws where ship_no = $1', [a.giftNo])).toEqual({
      placed_at: null
    })
  })

  test('twenty at once: it is sent once; a repeat of the call is answered as the first', async () => {
    const { giftNo } = await win()
    const answers = await Promise.all(Array.from({ length: 20 }, () => packer.ship(giftNo)))
    expect(answers.filter(({ resultCode }) => resultCode === '100')).toHaveLength(1)
    expect(answers.filter(({ resultCode }) => resultCode === '907')).toHaveLength(19)
    expect(await packer.acts(giftNo)).toHaveLength(1)
    const { giftNo: other } = await win()
    const over = { trackingNo: newNumber() }
    const once = await packer.ship(other, over, 'gift-12345678')
    await shop.database.pool.query('delete from idempotency_keys')
    expect((await packer.ship(other, over, 'gift-12345678')).data).toEqual(once.data)
  })

  test('what a warehouse has accepted is its own; who deleted the account gets nothing', async () => {
    const { giftNo } = await win()
    await shop.jobs.run('send prizes')
    expect((await packer.list({ limit: 100 })).items.find((one) => one.giftNo === giftNo)).toMatchObject({
      isWithWarehouse: true
    })
    expect(await packer.ship(giftNo)).toMatchObject({
      resultCode: '907',
      resultMsg: '这件礼品已发出，或仓库已接单'
    })
    const gone = await win()
    await shop.database.pool.query('update lottery_draws set address = null where ship_no = $1', [
      gone.giftNo
    ])
    expect((await packer.list({ limit: 100 })).items.map((one) => one.giftNo)).not.toContain(gone.giftNo)
    expect((await packer.ship(gone.giftNo)).resultCode).toBe('907')
  })

  test('come in a file like orders, once', async () => {
    const { giftNo, mine } = await win()
    const trackingNo = newNumber()
    expect(await packer.send(giftNo, trackingNo)).toBe('sent')
    expect(await packer.send(giftNo, trackingNo)).toBe('already')
    expect(await packer.send(giftNo, newNumber())).toBe('refused')
    expect(await mine()).toMatchObject({ state: 'sent', parcel: { trackingNo } })
    expect(await packer.acts(giftNo)).toHaveLength(1)
  })

  test.each([
    ['an unknown carrier', { carrier: 'pigeon' }, '400'],
    ['no number', { trackingNo: '???' }, '400'],
    ['a gift of another kind', { kind: 'privilege' }, '907']
  ])('%s is refused', async (_what, over, code) => {
    const { giftNo } = await win()
    expect((await packer.ship(giftNo, over)).resultCode).toBe(code)
  })
})

describe('gifts among privileges', () => {
  let app: TestApp
  let packer: Awaited<ReturnType<typeof packerOf>>
  beforeAll(async () => {
    app = await rightsApp({ modules: [cardModule, plateModule, privilegeModule, consoleModule], max: 20 })
    packer = await packerOf(app, 'privilege')
    await app.database.pool.query(`update privileges set delivery = 'parcel', stock = 100 where id = 'few'`)
  })
  afterAll(() => app.close())

  test('are listed, sent and exported as orders are, and today no longer counts them', async () => {
    const member = await memberWithCard(app, 'gifted')
    await app.database.pool.query(
      `insert into addresses (id, member_id, name, mobile, area_code, province, city, district, detail)
       values ('gifted', 'gifted', '收件人', '13900000000', '310106', '上海市', '上海市', '静安区', '长乐路 1 号')`
    )
    const input = { privilegeId: 'few', memberPlateId: member.plate('monthly') }
    const { data } = await call<ReceiveRecord>(app, privilegeEndpoints.receivePrivilege, input, member)
    const { receiveId } = data
    await call(
      app,
      privilegeEndpoints.claimReceiveParcel,
      { receiveId, addressId: 'gifted' },
      { token: member.token }
    )
    const waiting = async () => {
      const all = await consoleCall<ConsoleData<'waitingWork'>>(
        app,
        consoleEndpoints.waitingWork,
        {},
        { token: packer.token }
      )
      return all.data.items.find(({ kind }) => kind === 'privilegeParcels')?.items
    }
    expect(await waiting()).toBe(1)
    const [gift] = (await packer.list()).items
    const file = await consoleCall<ConsoleData<'exportToShip'>>(
      app,
      consoleEndpoints.exportToShip,
      { what: 'privilege' },
      { token: packer.token }
    )
    expect(file.data.items).toMatchObject([{ number: gift?.giftNo, receiver: { phone: '13900000000' } }])
    expect((await packer.ship(gift?.giftNo ?? '', { trackingNo: 'SF9999999999999' })).resultCode).toBe('100')
    const record = await call<Data<'getReceiveRecord'>>(
      app,
      privilegeEndpoints.getReceiveRecord,
      { receiveId },
      member
    )
    expect(record.data.parcel).toMatchObject({ state: 'sent', parcel: { trackingNo: 'SF9999999999999' } })
    expect(await waiting()).toBe(0)
  })
})
