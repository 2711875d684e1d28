import Taro from '@tarojs/taro'
import { RESULT, UNDECIDED } from '@contract/envelope/codes'
import { endOrder, pendingWrite } from '@/api/pending-writes'
import { queryClient } from '@/api/query-client'
import { performWrite, type Write } from '@/api/write'
import { giftTaking, signing } from '@/features/activity/commands'
import { activation } from '@/features/card/activate'
import { claim } from '@/features/coupon/use-claim-coupon'
import { deletion } from '@/features/member/commands'
import { creation } from '@/features/order/commands'
import { creationAt, sourceOf } from '@/features/partner/orders'
import { taking } from '@/features/privilege/commands'
import { removeMemberValues } from '@/platform/storage/stored-values'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'

jest.mock('@/platform/feedback/feedback')

const ORDER_NO = '20261121000000000001'
const order = { orderNo: ORDER_NO }

type AnyWrite = Write<object, unknown>
const of = <I extends object, D>(write: Write<I, D>, input: I) =>
  [write as unknown as AnyWrite, input] as const
const draft = { itemId: 'x', quantity: 1, referral: {} }

/** Every command that writes under a key: what it asks for, by which call, what comes back. */
const WRITES: [string, readonly [AnyWrite, object], string, object | null][] = [
  ['a gift', of(giftTaking, { activityId: 'a' }), 'takeGift', {}],
  ['a signature', of(signing, { activityId: 'a', name: '王', agreementVersion: '1' }), 'signActivity', {}],
  ['a printed card', of(activation, { cardNo: '1', activeCode: '2' }), 'activeCode', {}],
  ['a coupon', of(claim, { couponId: 'c' }), 'receive', {}],
  [
    'a privilege',
    of(taking, { privilegeId: 'p', memberPlateId: 'm' }),
    'receivePrivilege',
    { receiveId: 'r' }
  ],
  [
    'a privilege of a group',
    of(taking, { privilegeId: 'p', memberPlateId: 'm', groupId: 'g' }),
    'receiveGroupPrivilege',
    { receiveId: 'r' }
  ],
  ['a card', of(creation, { ...draft, kind: 'card' }), 'createCardOrder', order],
  ['a product', of(creation, { ...draft, kind: 'product' }), 'createProductOrder', order],
  ['a plate', of(creation, { ...draft, kind: 'plate', memberCardId: 'm' }), 'createPlateOrderV2', order],
  [
    'an order of a partner',
    of(creationAt(sourceOf('meituan')), { orderNo: '9' }),
    'createMeituanOrder',
    order
  ],
  ['the deletion of the account', of(deletion, { confirm: '注销' }), 'deleteAccount', null]
]

afterEach(() => {
  queryClient.clear()
  removeMemberValues()
  jest.restoreAllMocks()
})

const keys = () =>
  jest
    .mocked(Taro.request)
    .mock.calls.map(([{ header }]) => (header as Record<string, string>)['idempotency-key'])

/** Asks twice; gives the keys under which it was asked. */
async function asked([write, input]: readonly [AnyWrite, object], name: string, answers: readonly Answer[]) {
  const left = [...answers]
  fakeApi({ [name]: () => left.shift() ?? 'down' })
  await performWrite(write, input).catch(() => undefined)
  await performWrite(write, input).catch(() => undefined)
  return keys()
}

describe.each(WRITES)('%s (rules error.write, error.decided)', (_, write, name, data) => {
  it.each<[string, Answer]>([
    ['no answer', 'down'],
    ['an answer without a code', { resultCode: '' }],
    ...[...UNDECIDED].map((code): [string, Answer] => [code, no(code)])
  ])('after %s it may be done: it is asked for again under its key', async (_name, answer) => {
    const [first, second] = await asked(write, name, [answer, ok(data)])
    expect(first).toHaveLength(32)
    expect(second).toBe(first)
  })

  it.each([RESULT.soldOut, RESULT.contended, RESULT.keyReused, RESULT.orderState, '999'])(
    'the refusal %s is the last word: the next try is another write',
    async (code) => {
      const [first, second] = await asked(write, name, [no(code), ok(data)])
      expect(second).not.toBe(first)
    }
  )

  it('what it gave is the last word, or what became of its order', async () => {
    const [first, second] = await asked(write, name, [ok(data), ok(data)])
    expect(second === first).toBe(write[0].orderOf !== undefined)
    endOrder(ORDER_NO)
    expect(pendingWrite(write[0].name(write[1]))).toBeUndefined()
  })
})
