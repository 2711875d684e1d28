import { grantEndpoints } from '@contract/grant/endpoints'
import { QueryObserver } from '@tanstack/react-query'
import { queryClient } from '@/api/query-client'
import { invalidate } from '@/api/invalidate'
import { grantStatusQuery } from '@/features/grant/queries'
import { fakeApi, ok, type Answer } from '../../support/fake-api'

/** Answers that come when the test says so. */
function heldAnswers() {
  const held: ((answer: Answer) => void)[] = []
  fakeApi({ getPrivilegeStatus: () => new Promise<Answer>((answer) => held.push(answer)) })
  return held
}
const standing = (grant: unknown) => ok({ grant, invited: null })
const soon = () => new Promise((resolve) => setTimeout(resolve, 5))

afterEach(() => queryClient.clear())

it('a first answer that was under way while a write touched it is not taken: it is asked for again', async () => {
  const held = heldAnswers()
  const seen: unknown[] = []
  const observer = new QueryObserver<unknown>(queryClient, grantStatusQuery('a'))
  const stop = observer.subscribe(({ data }) => seen.push(data))
  await soon()
  const touched = invalidate(grantEndpoints.uniquedReceiveCard)
  await soon()
  expect(held).toHaveLength(2)
  held[0]?.(standing(null))
  await soon()
  held[1]?.(standing('given'))
  await touched
  expect(seen.filter((data) => data !== undefined)).toEqual([{ grant: 'given', invited: null }])
  stop()
})

it('who waits for such an answer without showing it gets the new one', async () => {
  const held = heldAnswers()
  const waiting = queryClient.fetchQuery(grantStatusQuery('a'))
  await soon()
  const touched = invalidate(grantEndpoints.uniquedReceiveCard)
  await soon()
  held[0]?.(standing(null))
  held[1]?.(standing('given'))
  await touched
  expect(await waiting).toEqual({ grant: 'given', invited: null })
})
