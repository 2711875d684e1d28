import type { Endpoint } from '@contract/endpoint'
import { endpoints } from '@contract/endpoints'
import type { Tag } from '@contract/tags'

const all = Object.entries(endpoints as Record<string, Endpoint>)
const tagsOf = (way: 'providesTags' | 'invalidatesTags') =>
  new Set(all.flatMap(([, endpoint]) => endpoint[way] ?? []))

/** Writes that change nothing a read tells of: the session ends with the account. */
const TOUCH_NOTHING = ['deleteAccount', 'verifyOldMobile']

const writes = all.filter(([, { invalidatesTags }]) => invalidatesTags)
it.each(writes)('some read tells of all that %s touches', (_, { invalidatesTags }) => {
  const told = tagsOf('providesTags')
  expect(invalidatesTags?.filter((tag) => !told.has(tag))).toEqual([])
})

const reads = all.filter(([, { providesTags }]) => providesTags)
it.each(reads)('some write touches all that %s tells of', (_, { providesTags }) => {
  const touched = tagsOf('invalidatesTags')
  expect(providesTags?.filter((tag) => !touched.has(tag))).toEqual([])
})

it('a call either tells or touches', () => {
  expect(all.filter(([, { providesTags, invalidatesTags }]) => providesTags && invalidatesTags)).toEqual([])
})

it('every keyed write says what it touches', () => {
  const silent = all
    .filter(([, { keyed, invalidatesTags }]) => keyed && !invalidatesTags?.length)
    .map(([name]) => name)
  expect(silent).toEqual(TOUCH_NOTHING)
})

it('a path names one endpoint: types and keys of reads go by it', () => {
  const paths = all.map(([, { path }]) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

/** Reads that show what a write has done. */
const OLD: Partial<Record<keyof typeof endpoints, readonly (keyof typeof endpoints)[]>> = {
  receivePrivilege: [
    'myPrivilegeDetail',
    'listPrivileges',
    'getPrivilegeGroupInfo',
    'indexPlateInfo',
    'plateRoundInfo',
    'getMyCardPlateInfo',
    'getPlateDetail',
    'getCardInfo',
    'myMultipleCardInfo',
    'pageMyReceiveRecord',
    'getMyPrivilegeReceiveRecord',
    'getMyReceiveCount'
  ],
  receiveCoupon: [
    'indexConfig',
    'getCouponList',
    'getMyCouponsList',
    'listMyCoupons',
    'getMySummary',
    'getCardCouponList',
    'getClaimableCoupons'
  ],
  cancelOrder: [
    'orderList',
    'orderDetail',
    'getCardCouponList',
    'getClaimableCoupons',
    'listMyCoupons',
    'getMyCouponsList'
  ],
  createOrder: ['orderList', 'getCardCouponList'],
  hdzCreateOrder: ['orderList'],
  saveUpdateDeliveryAddress: ['getDeliveryAddressList', 'getDeliveryAddressById'],
  restoreAddress: ['getDeliveryAddressList'],
  activeCode: [
    'getMyCardInfo',
    'getCardInfo',
    'listCardsInfo',
    'indexConfig',
    'indexPlateInfo',
    'getMySummary'
  ],
  payOrder: ['orderDetail', 'getMyCardInfo', 'getPlateDetail', 'getYearsOrder', 'getActivity', 'getMySummary']
}

it.each(Object.entries(OLD))('%s makes old what shows its effect', (write, old) => {
  const touched = new Set<Tag>((endpoints as Record<string, Endpoint>)[write]?.invalidatesTags)
  const stays = old.filter(
    (read) => !(endpoints as Record<string, Endpoint>)[read]?.providesTags?.some((tag) => touched.has(tag))
  )
  expect(stays).toEqual([])
})
