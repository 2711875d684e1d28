import { queryClient } from '@/api/query-client'
import { useAddToCart } from '@/features/cart/add-to-cart'
import { guestLinesAtom, writeGuestLines } from '@/features/cart/guest-cart'
import { cartQuery, settlementQuery } from '@/features/cart/queries'
import { useCartCount } from '@/features/cart/use-cart-count'
import { beginSession, endSession } from '@/features/session/session'
import { store } from '@/lib/store'
import { readStored, writeStored } from '@/platform/storage/stored-values'
import { Around } from '../../../support/around'
import { eventually } from '../../../support/eventually'
import { fakeApi, no, ok, type Answer } from '../../../support/fake-api'
import { act, render, text } from '../../../support/mount.h5'

let add: ReturnType<typeof useAddToCart>
let merge: (lines: unknown) => Answer
let sent: ReturnType<typeof fakeApi>

function Shelf() {
  add = useAddToCart()
  return <>{`车里有${useCartCount()}件`}</>
}

beforeEach(async () => {
  queryClient.clear()
  merge = () => ok({ leftOut: [] })
  sent = fakeApi({
    mergeCart: ({ data }) => merge(data),
    addToCart: () => ok({ count: 5 }),
    getCartCount: () => ok({ count: 5 }),
    getCart: () => ok({ lines: [] })
  })
  await render(
    <Around>
      <Shelf />
    </Around>
  )
})
afterEach(() => {
  endSession()
  writeGuestLines(() => [])
  writeStored('guestCarts', [])
  window.localStorage.clear()
  jest.restoreAllMocks()
})

const logIn = (memberId: string) =>
  act(() => beginSession({ accessToken: `token-${memberId}`, openId: null, memberId }))
const merges = () => sent.filter(({ name }) => name === 'mergeCart').map(({ data }) => data)
const lines = () => store.get(guestLinesAtom).map(({ skuId, quantity }) => [skuId, quantity])
/** Every page of the mall reads the member's cart. */
const look = () => queryClient.fetchQuery({ ...cartQuery(), staleTime: 0 })

it('a visitor’s cart is on the device: pieces add up, the last comes first, and a reload finds them', async () => {
  await act(() => add({ skuId: 'tea', quantity: 2 }))
  await act(() => add({ skuId: 'cup', quantity: 1 }))
  await act(() => add({ skuId: 'tea', quantity: 1 }))
  expect(lines()).toEqual([
    ['tea', 3],
    ['cup', 1]
  ])
  expect(text()).toBe('车里有4件')
  expect(readStored('guestCarts')).toMatchObject([{ lines: [{ skuId: 'tea' }, { skuId: 'cup' }] }])
  expect(sent).toEqual([])
})

it('what has no room is told in words and rejected: 99 pieces of one, 120 kinds (rule limit.cart)', async () => {
  await act(() => add({ skuId: 'tea', quantity: 99 }))
  await expect(add({ skuId: 'tea', quantity: 1 })).rejects.toThrow('同一商品最多放 99 件')
  await act(() =>
    writeGuestLines(() =>
      Array.from({ length: 120 }, (_, n) => ({ skuId: `s${n}`, quantity: 1, chosen: true }))
    )
  )
  await expect(add({ skuId: 'more', quantity: 1 })).rejects.toThrow('购物车最多 120 种商品')
  expect(text()).toContain('购物车最多 120 种商品')
})

it('after the login it goes into the member’s cart once, before that is read, and is the device’s no more', async () => {
  await act(() => add({ skuId: 'tea', quantity: 2 }))
  await logIn('m1')
  await eventually(() => expect(text()).toBe('车里有5件'))
  await look()
  expect(merges()).toMatchObject([{ lines: [{ skuId: 'tea', quantity: 2, chosen: true }] }])
  expect(sent.map(({ name }) => name).indexOf('mergeCart')).toBeLessThan(
    sent.map(({ name }) => name).indexOf('getCartCount')
  )
  expect(readStored('guestCarts')).toEqual([])
  await act(() => add({ skuId: 'tea', quantity: 1 }))
  expect(sent.filter(({ name }) => name === 'addToCart').map(({ data }) => data)).toEqual([
    { skuId: 'tea', quantity: 1 }
  ])
})

it('what is settled right after a login is the cart with the visitor’s in it', async () => {
  await act(() => add({ skuId: 'tea', quantity: 2 }))
  // a login of which no page was told yet
  writeStored('memberId', 'm9')
  await act(() => queryClient.fetchQuery(settlementQuery({})).catch(() => undefined))
  expect(sent.map(({ name }) => name).filter((name) => /^(merge|settle)/.test(name))).toEqual([
    'mergeCart',
    'settleMall'
  ])
})

it('second-user-takes-cart: where the answer was lost it is sent again under its id, by the same member alone', async () => {
  merge = () => 'down'
  await act(() => add({ skuId: 'tea', quantity: 2 }))
  await logIn('m1')
  await eventually(() => expect(merges().length).toBeGreaterThan(0))
  await act(() => endSession())
  // what is put in then is another cart
  await act(() => add({ skuId: 'cup', quantity: 1 }))
  const before = merges().length
  merge = () => ok({ leftOut: [] })
  await logIn('m2')
  await look()
  expect(merges().slice(before)).toMatchObject([{ lines: [{ skuId: 'cup' }] }])
  await act(() => endSession())
  await logIn('m1')
  await look()
  expect(merges().at(-1)).toMatchObject({ lines: [{ skuId: 'tea', quantity: 2 }] })
  expect(new Set(merges().map((data) => (data as { guestCartId: string }).guestCartId)).size).toBe(2)
  expect(readStored('guestCarts')).toEqual([])
})

it('what found no room stays on the device and is told; a refusal does not keep the cart from being read', async () => {
  merge = () => ok({ leftOut: ['cup'] })
  await act(() => add({ skuId: 'tea', quantity: 1 }))
  await act(() => add({ skuId: 'cup', quantity: 1 }))
  await logIn('m1')
  await look()
  expect(lines()).toEqual([['cup', 1]])
  expect(text()).toContain('1 种商品暂未并入')
  await act(() => endSession())
  merge = () => no('400', '不行')
  await logIn('m1')
  await expect(look()).resolves.toEqual({ lines: [] })
})
