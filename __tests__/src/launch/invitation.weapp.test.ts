import { beginSession, endSession } from '@/features/session/session'
import { acceptStoredInvitation } from '@/launch/invitation'
import { show } from '@/launch/run'
import { unpacked } from '@/routes/query'
import { CHANNELS } from '@/channels/channels'
import { readStored, removeStored } from '@/platform/storage/stored-values'
import { fakeApi, ok, type Answer } from '../../support/fake-api'

/** Until an expectation holds, however slow the machine is. */
async function eventually(expectation: () => void): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      return expectation()
    } catch {
      await new Promise((done) => setTimeout(done, 10))
    }
  }
  expectation()
}

const CODE = 'ABCD2345'
let answer: () => Answer

beforeEach(() => {
  answer = () => ok({ outcome: 'bound' })
})
afterEach(() => {
  endSession()
  removeStored('invite')
  jest.restoreAllMocks()
})
const api = () => fakeApi({ acceptInvitation: () => answer() })
const logIn = () => beginSession({ accessToken: 'token', openId: null, memberId: 'm1' })
/** A page of ours is opened by a friend's link. */
function open(invite: string) {
  show({ path: 'pages/index/index', query: { invite } })
  acceptStoredInvitation()
}
const asked = (sent: ReturnType<typeof api>) =>
  sent.filter(({ name }) => name === 'acceptInvitation').map(({ data }) => data)

it('a friend’s link is kept for the visitor, the first one wins, and the login accepts it; then it is kept no more', async () => {
  const sent = api()
  open(CODE)
  open('WXYZ9876')
  expect(readStored('invite')).toBe(CODE)
  expect(asked(sent)).toEqual([])
  logIn()
  await eventually(() => expect(asked(sent)).toEqual([{ code: CODE }]))
  await eventually(() => expect(readStored('invite')).toBeUndefined())
})

it('whoever is logged in accepts at once', async () => {
  logIn()
  const sent = api()
  open(CODE)
  await eventually(() => expect(asked(sent)).toEqual([{ code: CODE }]))
})

it('without an answer it is kept, and asked again at the next login', async () => {
  answer = () => 'down'
  const sent = api()
  open(CODE)
  logIn()
  await eventually(() => expect(asked(sent)).toHaveLength(1))
  // its failure has arrived
  await new Promise((done) => setTimeout(done, 20))
  endSession()
  expect(readStored('invite')).toBe(CODE)
  answer = () => ok({ outcome: 'bound' })
  logIn()
  await eventually(() => expect(readStored('invite')).toBeUndefined())
  expect(asked(sent)).toHaveLength(2)
})

it.each(Object.keys(CHANNELS))(
  'scene-over-32-characters: the code of a friend in %s fits a mini-program code',
  (channel) => {
    const scene = `i=${CODE}&ch=${channel}`
    expect(scene.length).toBeLessThanOrEqual(32)
    expect(unpacked({ scene })).toMatchObject({ invite: CODE, channel })
  }
)
