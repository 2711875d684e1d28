import { cardEndpoints } from '@contract/card/endpoints'
import { RESULT } from '@contract/envelope/codes'
import { ApiError, isDecided } from '@/api/error'
import { queryClient } from '@/api/query-client'
import { read } from '@/api/read'
import { giftTaking } from '@/features/activity/commands'
import { removeMemberValues } from '@/platform/storage/stored-values'
import { pendingWrite } from '@/api/pending-writes'
import { performWrite } from '@/api/write'
import { fakeApi, no, ok } from '../../support/fake-api'

const busy = no(RESULT.overloaded, '现在使用的人很多，请过一会儿再试')

afterEach(() => {
  queryClient.clear()
  removeMemberValues()
})

it('a read that the server has no time for is asked again once, and no other refusal is', async () => {
  let answers = [busy, ok({ page: 1 })]
  const calls = fakeApi({ listCardsInfo: () => answers.shift() ?? busy })
  expect(await queryClient.fetchQuery(retried(read(cardEndpoints.listCardsInfo, {})))).toEqual({ page: 1 })
  expect(calls).toHaveLength(2)
  queryClient.clear()
  answers = [no(RESULT.notFound, '没有')]
  await expect(queryClient.fetchQuery(retried(read(cardEndpoints.listCardsInfo, {})))).rejects.toMatchObject({
    code: '404'
  })
  expect(calls).toHaveLength(3)
})

/** `fetchQuery` does not retry by itself; screens do, by the client's own rule. */
const retried = <Q extends object>(query: Q) => {
  const { retry } = queryClient.getDefaultOptions().queries ?? {}
  return { ...query, retry, retryDelay: 1 } as Q
}

it('a write that the server has no time for keeps its key: it may be done nevertheless', async () => {
  fakeApi({ takeGift: () => busy })
  await expect(performWrite(giftTaking, { activityId: 'gift' })).rejects.toThrow(
    typeof busy === 'string' ? '' : busy.resultMsg
  )
  const kept = pendingWrite('gift|gift')?.key
  expect(kept).toBeDefined()
  fakeApi({ takeGift: () => no(RESULT.soldOut, '已领完') })
  await expect(performWrite(giftTaking, { activityId: 'gift' })).rejects.toThrow('已领完')
  expect(pendingWrite('gift|gift')).toBeUndefined()
})

it.each([
  [RESULT.soldOut, true],
  [RESULT.notFound, true],
  [RESULT.overloaded, false],
  [RESULT.serverError, false],
  [RESULT.tooOften, false],
  [RESULT.inProgress, false],
  [RESULT.partnerFailed, false],
  [RESULT.loginExpired, false],
  [RESULT.contended, true],
  [RESULT.agreementChanged, true]
])('an answer with code %s decides a write: %s', (code, decides) => {
  expect(isDecided(new ApiError('business', code, ''))).toBe(decides)
})

it('no answer decides nothing', () => {
  expect(isDecided(new ApiError('network', '', ''))).toBe(false)
  expect(isDecided(new Error())).toBe(false)
})
