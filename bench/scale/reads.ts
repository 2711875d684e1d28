/** What a member reads that must not depend on how much there is: as the endpoints read it, without HTTP. */
import { schemas } from '../../contract/schemas'
import { systemClock } from '../../server/core/clock'
import type { Queryable } from '../../server/db/client'
import { receiverPhones, type PhoneSource } from '../../server/db/receiver-phones'
import { listAfterSales } from '../../server/modules/aftersale/read-repository'
import { glanceOf } from '../../server/modules/card/savings-repository'
import { readOffer } from '../../server/modules/cart/offer'
import { readCart } from '../../server/modules/cart/read'
import { previewSettlement } from '../../server/modules/cart/settle'
import { listHeld } from '../../server/modules/coupon/held-repository'
import { suggestCoupons } from '../../server/modules/coupon/suggest'
import { listCommissions, listInvitees } from '../../server/modules/distribution/read-repository'
import { findMerchants } from '../../server/modules/location/repository'
import { listWon } from '../../server/modules/lottery/prize-repository'
import { readLottery } from '../../server/modules/lottery/read'
import { countHoldings } from '../../server/modules/member/summary-repository'
import { findGoods } from '../../server/modules/order'
import { previewOrder } from '../../server/modules/order/preview'
import { listOrders } from '../../server/modules/order/read-repository'
import { readEntries, readPoints } from '../../server/modules/points/read'
import {
  recordCounts,
  recordsOfPrivilege,
  recordsPage
} from '../../server/modules/privilege/record-repository'
import { LOTTERY, PRIVILEGE } from './fill'

type Read = (db: Queryable, memberId: string, now: Date) => Promise<unknown>

/** The numbers of receivers are stored plain here: they need no secret. */
const withPhones = (db: Queryable): PhoneSource => ({
  db,
  phones: receiverPhones({ db, clock: systemClock, secret: '' })
})

const CHANNEL = 'main'
const FRONT = { channel: CHANNEL, platform: 'h5', os: 'android' } as const
const A_SKU = { kind: 'sku', itemId: 'scale-sku-3', quantity: 1 } as const
const FIRST = { pageSize: 10, cursor: undefined }

const orders = (tab: Parameters<typeof listOrders>[1]['tab']): Read => {
  return (db, memberId, now) => listOrders(memberId, { ...FIRST, tab, now }, db)
}
const coupons = (tab: Parameters<typeof listHeld>[1], pageSize = 10): Read => {
  return (db, memberId, now) => listHeld(memberId, tab, now, { ...FIRST, pageSize }, db)
}
const records = (state: Parameters<typeof recordsPage>[2]['state']): Read => {
  return (db, memberId, now) => recordsPage(memberId, now, { ...FIRST, state }, withPhones(db))
}

const SHANGHAI = { lat: 31.23, lng: 121.47 }
const stores = (of: Partial<Parameters<typeof findMerchants>[0]>): Read => {
  return (db, _memberId, now) =>
    findMerchants({ ...FIRST, pageSize: 20, channel: CHANNEL, now, position: SHANGHAI, ...of }, db)
}

/** By endpoint. */
export const READS: Readonly<Record<string, Read>> = {
  getLottery: (db, memberId, now) =>
    readLottery(db, { lotteryId: LOTTERY }, { memberId, channel: CHANNEL, now }),
  previewOrder: (db, memberId, now) =>
    previewOrder(db, schemas.previewOrder.input.parse({ ...A_SKU, kind: 'card', itemId: 'main-year' }), {
      ...FRONT,
      memberId,
      now
    }),
  'settleMall, one line': (db, memberId, now) =>
    previewSettlement(
      withPhones(db),
      schemas.settleMall.input.parse({ line: { skuId: A_SKU.itemId, quantity: 1 } }),
      {
        channel: CHANNEL,
        storefront: FRONT,
        memberId,
        now
      }
    ),
  'settleMall, cart': (db, memberId, now) =>
    previewSettlement(withPhones(db), schemas.settleMall.input.parse({}), {
      channel: CHANNEL,
      storefront: FRONT,
      memberId,
      now
    }),
  getCartOffer: (db, memberId, now) =>
    readOffer(withPhones(db), { channel: CHANNEL, storefront: FRONT, memberId, now }),
  getCart: (db, memberId, now) => readCart(db, { memberId, channel: CHANNEL, now }),
  'getMyCardInfo, glance': (db, memberId, now) => glanceOf(memberId, now, db),
  listAfterSales: (db, memberId) => listAfterSales(memberId, null, FIRST, db),
  'prizes won': (db, memberId) => listWon({ memberId, channel: CHANNEL }, FIRST, db),
  'records of a privilege': (db, memberId, now) =>
    recordsOfPrivilege(memberId, PRIVILEGE, now, withPhones(db)),
  getCardCouponList: (db, memberId, now) =>
    suggestCoupons({ db, findGoods }, A_SKU, { memberId, channel: CHANNEL, now }),
  listMyCoupons: coupons('usable', 500),
  'getMyCouponsList, usable': coupons('usable'),
  'getMyCouponsList, used': coupons('used'),
  'getMyCouponsList, expired': coupons('expired'),
  'orderList, all': orders('all'),
  'orderList, unpaid': orders('unpaid'),
  'orderList, to receive': orders('toReceive'),
  'orderList, refund': orders('refund'),
  'records, all': records('all'),
  'records, issued': records('issued'),
  'records, counts': (db, memberId, now) => recordCounts(memberId, now, db),
  getPoints: (db, memberId, now) => readPoints(db, { memberId, channel: CHANNEL }, now),
  listPointsEntries: (db, memberId) => readEntries(db, { memberId, channel: CHANNEL }, FIRST),
  listInvitees: (db, memberId) => listInvitees({ memberId, channel: CHANNEL }, FIRST, db),
  listCommissions: (db, memberId) => listCommissions({ memberId, channel: CHANNEL }, FIRST, db),
  'stores, within 200 km': stores({ withinMetres: 200_000 }),
  'stores of a privilege, at any distance': stores({ privilegeIds: [PRIVILEGE] }),
  'stores of a privilege, in a city': stores({ privilegeIds: [PRIVILEGE], cityCode: '300007' }),
  'stores, best first': stores({ position: null }),
  'My, counts': (db, memberId, now) => countHoldings(memberId, now, db)
}
