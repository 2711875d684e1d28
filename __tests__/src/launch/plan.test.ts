import { CHANNELS } from '@/channels/channels'
import type { LaunchAction, LaunchContext } from '@/launch/context'
import { planHide } from '@/launch/plan'
import { ROUTES, type RouteEntry } from '@/routes/table'
import { wholePlan } from './whole-plan'

const CONTEXT: LaunchContext = {
  event: 'launch',
  platform: 'h5',
  inMiniProgram: false,
  path: 'pages/index/index',
  scene: 0,
  query: {},
  lastState: undefined,
  capabilities: CHANNELS.main.capabilities,
  stored: {
    loggedIn: false,
    loggedOut: false,
    restorable: false,
    removeToken: false,
    oauthState: undefined,
    oauthTried: [],
    entered: undefined
  }
}
const CANDY = CHANNELS.candy.capabilities
const WAY_BACK: LaunchAction = { do: 'flag', key: 'F7IbDJpdSY', value: true }
const DROP: LaunchAction = { do: 'flag', key: 'REMOVE_TOKEN', value: true }

/** What is to be done, without the flag that every show sets. */
const plan = (context: Partial<LaunchContext>) =>
  wholePlan({ ...CONTEXT, ...context }).filter((action) => !('key' in action && action.key === 'F7IbDJpdSY'))
const wayBack = (query: Record<string, string>) =>
  wholePlan({ ...CONTEXT, query }).find((action) => 'key' in action && action.key === 'F7IbDJpdSY')

describe("\"labelId is stored only if it is not empty, 'null' or 'undefined'\"", () => {
  it.each([
    ['7', true],
    ['0', true],
    ['', false],
    ['null', false],
    ['undefined', false]
  ])('%j: %s', (labelId, isStored) => {
    const stored: LaunchAction[] = [{ do: 'store', key: 'labelId', value: labelId }]
    expect(plan({ query: { labelId } })).toEqual(isStored ? stored : [])
  })
})

it('distributor, account and activity are stored (rule role.distributor), the card number as cardNo', () => {
  const query = {
    distributor: 'd',
    account: 'a',
    distributionActivityId: 'x',
    cardNumber: '6688',
    invite: 'ABCD2345',
    other: 'o'
  }
  expect(plan({ query })).toEqual([
    { do: 'store', key: 'distributor', value: 'd' },
    { do: 'store', key: 'account', value: 'a' },
    { do: 'store', key: 'distributionActivityId', value: 'x' },
    { do: 'store', key: 'invite', value: 'ABCD2345' },
    { do: 'store', key: 'cardNo', value: '6688' }
  ])
})

describe('F7IbDJpdSY is false for a chat entry of another type than 2 and 4 (rule show.chatBack)', () => {
  it.each([
    [{}, true],
    [{ code: 'F7IbDJpdSY' }, true],
    [{ code: 'F7IbDJpdSY', chatType: '' }, true],
    [{ code: 'F7IbDJpdSY', chatType: '1' }, false],
    [{ code: 'F7IbDJpdSY', chatType: '2' }, true],
    [{ code: 'F7IbDJpdSY', chatType: '3' }, false],
    [{ code: 'F7IbDJpdSY', chatType: '4' }, true],
    [{ code: 'F7IbDJpdSY', chatType: '24' }, false],
    [{ code: 'f7ibdjpdsy', chatType: '1' }, true],
    [{ chatType: '1' }, true]
  ])('%j: %s', (query, value) => expect(wayBack(query)).toEqual({ ...WAY_BACK, value }))
})

describe('a show from another mini-program sets REMOVE_TOKEN in the channel candy (rule show.removeToken)', () => {
  it.each([
    ['candy, 1037', { capabilities: CANDY, scene: 1037 }, [DROP]],
    ['candy, other scene', { capabilities: CANDY, scene: 1001 }, []],
    ['other channel, 1037', { scene: 1037 }, []],
    [
      'candy by this very address',
      { scene: 1037, query: { channel: 'candy' } },
      [{ do: 'enterChannel', code: 'candy' }, DROP]
    ],
    [
      'away from candy by this very address',
      { capabilities: CANDY, scene: 1037, query: { channel: 'main' } },
      [{ do: 'enterChannel', code: 'main' }]
    ]
  ] as const)('%s', (_, context, expected) => expect(plan(context)).toEqual(expected))
})

describe('a hide clears the flag and removes the token (rule hide.removeToken)', () => {
  const flagged = { ...CONTEXT.stored, removeToken: true }
  it('set', () => {
    expect(planHide({ stored: flagged, paying: false })).toEqual([
      { do: 'flag', key: 'REMOVE_TOKEN', value: false },
      { do: 'removeToken' }
    ])
  })
  it('not set', () => expect(planHide({ stored: CONTEXT.stored, paying: false })).toEqual([]))
  it("WeChat's payment over the app is no leaving", () =>
    expect(planHide({ stored: flagged, paying: true })).toEqual([]))
})

describe('five pages take no part in launch and show handling (rule route.exempt)', () => {
  const EXEMPT = [
    'pages/hdzqnxPlacementUrl/index',
    'pages/mtPlacementPage/index',
    'pages/nndypPlacementUrl/index',
    'pages/discountOrderingPay/index',
    'pages/pay/index'
  ]
  const everything = {
    event: 'launch',
    platform: 'mini',
    scene: 1037,
    capabilities: CANDY,
    query: { labelId: '7', channel: 'candy' }
  } as const
  it('those five are, and no other', () => {
    const exempt = (ROUTES as readonly RouteEntry[]).filter((route) => route.exempt)
    expect(exempt.map(({ path }) => path).sort()).toEqual([...EXEMPT].sort())
  })
  it.each([...EXEMPT, '/pages/pay', '/pages/pay/index'])('%s only learns its channel', (path) => {
    for (const event of ['launch', 'show'] as const)
      for (const platform of ['mini', 'h5', 'wx'] as const)
        expect(wholePlan({ ...CONTEXT, ...everything, event, platform, path })).toEqual([
          { do: 'enterChannel', code: 'candy' }
        ])
  })
  it('any other page does it all', () => {
    expect(wholePlan({ ...CONTEXT, ...everything })).toHaveLength(5)
  })
})

describe('the channel is chosen by the query `channel`', () => {
  it('one of the five', () => {
    expect(plan({ query: { channel: 'lvyun' } })).toEqual([{ do: 'enterChannel', code: 'lvyun' }])
  })
  it.each(['other', '', 'toString', '__proto__'])('%j is none', (channel) => {
    expect(plan({ query: { channel } })).toEqual([])
  })
})

describe('a QR code packs its parameters into `scene`', () => {
  it('they are read like the others', () => {
    expect(plan({ query: { scene: 'labelId=7&distributor=%E7%94%B2' } })).toEqual([
      { do: 'store', key: 'labelId', value: '7' },
      { do: 'store', key: 'distributor', value: '甲' }
    ])
  })
  it('the address itself stands above them; a bare scene is none', () => {
    expect(plan({ query: { scene: 'labelId=7', labelId: '8' } })).toEqual([
      { do: 'store', key: 'labelId', value: '8' }
    ])
    expect(plan({ query: { scene: '1037' } })).toEqual([])
  })
})

describe('the mini-program logs in by itself at launch', () => {
  const launch = { event: 'launch', platform: 'mini' } as const
  const LOGIN: LaunchAction[] = [{ do: 'loginSilently' }]
  it.each([
    ['a visitor', launch, LOGIN],
    ['a member is logged in already', { ...launch, stored: { ...CONTEXT.stored, loggedIn: true } }, []],
    ['unless the user has logged out', { ...launch, stored: { ...CONTEXT.stored, loggedOut: true } }, []],
    ['not on every show', { ...launch, event: 'show' as const }, []],
    ['not in a browser', { ...launch, platform: 'h5' as const }, []]
  ])('%s', (_, context, expected) => expect(plan(context)).toEqual(expected))
})
