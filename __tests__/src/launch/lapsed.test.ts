/** A session that ran out before this start of the app (features/session/lapsed). */
import { readStored, writeStored } from '@/platform/storage/stored-values'
import { fakeApi, no, type Answer } from '../../support/fake-api'
import { BOUND, freshStart, openBy, popUp, stand, tidyUp, UNBOUND } from './support'

const uses = (agent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)

beforeEach(() => {
  freshStart()
  uses('Mozilla/5.0 (iPhone) MicroMessenger/8.0.50')
})
afterEach(tidyUp)

const STATE = 'e'.repeat(32)

/** What a member has left here, whose session ran out: to WeChat for it (`relogin`), or in another visit. */
const leave = (tried: string[]) => {
  writeStored('memberId', 'm1')
  writeStored('feedbackDraft', 'theirs')
  writeStored('oauthTried', tried)
  if (tried.includes('relogin')) writeStored('oauthSent', { state: STATE, why: 'relogin' })
}
/** Ends when all that a start has begun has ended. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
const left = () => [readStored('memberId'), readStored('feedbackDraft')]
const back = async (query: Record<string, string>, answer: Answer = UNBOUND) => {
  fakeApi({ getToken: () => answer })
  stand('/pages/cardDetail/index')
  await openBy({ ...query, state: STATE }, 'pages/cardDetail/index')
  await settled()
}

it.each([
  ['knows no member', { ticket: 'ticket-unbound-1234567890' }, UNBOUND],
  ['was not allowed to say who it is', { oauth: 'denied' }, UNBOUND],
  ['is refused', { ticket: 'ticket-refused-1234567890' }, no('914')],
  ['gets no answer', { ticket: 'ticket-silent-1234567890' }, 'down']
] as const)('WeChat %s: what was theirs goes, and the login is offered', async (_, query, answer) => {
  leave(['relogin', 'launch'])
  await back(query, answer)
  expect(left()).toEqual([undefined, undefined])
  expect(popUp()).toBe('pages/cardDetail/index')
})

it('the identity that WeChat told waits for a member all the same', async () => {
  leave(['relogin', 'launch'])
  await back({ ticket: 'ticket-waits-1234567890' })
  expect(readStored('bindTicket')).toBe('bind-1234567890123')
})

it('WeChat knows the same member: all that is theirs stays', async () => {
  leave(['relogin', 'launch'])
  await back({ ticket: 'ticket-same-1234567890' }, BOUND)
  expect(left()).toEqual(['m1', 'theirs'])
  expect(popUp()).toBeNull()
})

it('in another visit: it goes, and nobody is asked for anything', async () => {
  uses('Mozilla/5.0 Chrome/120')
  leave([])
  await back({})
  expect(left()).toEqual([undefined, undefined])
  expect(popUp()).toBeNull()
})

it('stays where the browser keeps a session and nobody could say yet whether it is good', async () => {
  uses('Mozilla/5.0 Chrome/120')
  document.cookie = 'member=1; Path=/'
  leave([])
  fakeApi({ restoreSession: () => 'down' })
  await openBy({}, 'pages/cardDetail/index')
  await settled()
  expect(left()).toEqual(['m1', 'theirs'])
  document.cookie = 'member=; Path=/; Max-Age=0'
})
