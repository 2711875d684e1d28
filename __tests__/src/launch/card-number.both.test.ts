import { logout } from '@/features/session/commands'
import { beginSession } from '@/features/session/session'
import { readStored, writeStored } from '@/platform/storage/stored-values'
import { fakeApi, no, ok, type Answer } from '../../support/fake-api'
import { freshStart, LOGIN, mini, openBy, tidyUp } from './support'

jest.mock('@/platform/feedback/feedback')

const LAST = { accessToken: 'old', openId: null, memberId: 'm0' }

beforeEach(freshStart)
afterEach(tidyUp)

const api = (answer: Answer) =>
  fakeApi({ login: () => answer, lvyunLogin: () => answer, jinJiangLogin: () => answer })

describe('the card number of a link, on a device that last had another member,', () => {
  it.each([
    ['lyToken', { lyToken: 'card-a' }],
    ['authCode', { authCode: 'card-b' }]
  ])('is there after the login of the same link: %s', async (_, query) => {
    beginSession(LAST)
    writeStored('cardNo', 'of the last')
    api(ok(LOGIN))
    await openBy({ ...query, cardNumber: '6688' })
    expect([readStored('accessToken'), readStored('cardNo')]).toEqual(['fresh', '6688'])
  })

  if (mini)
    it('and after the login that needs no link', async () => {
      writeStored('memberId', 'm0')
      api(ok(LOGIN))
      await openBy({ cardNumber: '6688' })
      expect([readStored('accessToken'), readStored('cardNo')]).toEqual(['fresh', '6688'])
    })

  it('stays where the login fails', async () => {
    beginSession(LAST)
    api(no('914'))
    await openBy({ lyToken: 'card-c', cardNumber: '6688' })
    expect([readStored('accessToken'), readStored('cardNo')]).toEqual(['old', '6688'])
  })

  it('does not come back after a logout', async () => {
    let say: (answer: Answer) => void = () => undefined
    fakeApi({ lvyunLogin: () => new Promise<Answer>((resolve) => (say = resolve)) })
    const open = openBy({ lyToken: 'card-d', cardNumber: '6688' })
    await new Promise((done) => setTimeout(done, 10))
    await logout()
    say(no('914'))
    await open
    expect(readStored('cardNo')).toBeUndefined()
  })
})
