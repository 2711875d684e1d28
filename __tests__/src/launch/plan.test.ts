import { CHANNELS } from '@/channels/channels'
import type { LaunchAction, LaunchContext } from '@/launch/context'
import { planHide, planShow } from '@/launch/plan'
import { credentialKey } from '@/launch/secrets'
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

describe('before any login a lost token is restored, with what is to follow', () => {
  const stored = { ...CONTEXT.stored, restorable: true }
  const kept = (query: Record<string, string>) => ({ ...CONTEXT, stored, query })
  it.each([[{}], [{ sign: 's' }]])('%j', (query: Record<string, string>) => {
    const context = kept(query)
    const key = credentialKey(context)
    expect(planShow(context).at(-1)).toEqual({ do: 'restore', key, context })
  })
  it('not in the single-page mode of Moments, which logs nobody in', () => {
    const login = ['restore', 'judge', 'loginSilently']
    for (const query of [{}, { sign: 's' }] as Record<string, string>[])
      for (const restorable of [true, false]) {
        const moments = { ...CONTEXT, platform: 'mini', scene: 1154, query } as const
        const actions = planShow({ ...moments, stored: { ...stored, restorable } })
        expect(actions.filter((action) => login.includes(action.do))).toEqual([])
        expect(actions.at(-1)).toEqual(WAY_BACK)
      }
  })
})

describe('what a link carries is stored', () => {
  const store = (key: string, value: string) => ({ do: 'store', key, value })
  it('at a launch; when shown again, in the mini-program alone', () => {
    const again = { event: 'show', query: { labelId: '7' } } as const
    expect(plan(again)).toEqual([])
    expect(plan({ ...again, platform: 'wx' })).toEqual([])
    expect(plan({ ...again, platform: 'mini' })).toEqual([store('labelId', '7')])
  })
  it('a union login stores the card number by itself, and nothing else', () => {
    const query = { sign: 's', labelId: '7', cardNumber: '6688' }
    expect(planShow({ ...CONTEXT, query }).filter((action) => action.do === 'store')).toEqual([
      store('labelId', '7')
    ])
  })
})

describe('what is removed from an address', () => {
  const removed = (context: Partial<LaunchContext>) =>
    planShow({ ...CONTEXT, ...context }).flatMap((action) =>
      action.do === 'cleanAddress' ? [...action.names, ...(action.last ? [`last ${action.last}`] : [])] : []
    )
  it('a code beside a state: in WeChat’s browser alone, and not that of the chat entry', () => {
    const query = { code: 'c', state: 's' }
    const back = { query, lastState: 's' }
    expect(removed({ ...back, platform: 'wx' })).toEqual(['code', 'last state'])
    expect(removed({ ...back, platform: 'h5' })).toEqual([])
    expect(removed({ ...back, platform: 'wx', query: { state: 's' } })).toEqual([])
    expect(removed({ ...back, platform: 'wx', query: { ...query, code: 'F7IbDJpdSY' } })).toEqual([])
    expect(removed({ query, platform: 'wx' })).toEqual([])
  })
  it('a type beside the tokens that it is of', () => {
    expect(removed({ query: { type: '1' } })).toEqual([])
    expect(removed({ query: { type: '1', token: 't' } })).toEqual(['token', 'type'])
    expect(removed({ query: { type: '1', lyToken: 't' } })).toEqual(['lyToken', 'type'])
  })
})

it('links that differ in where they lead, or for which card, are two', () => {
  const differences: Record<string, string>[] = [{}, { type: '1' }, { targetUrl: '/x' }, { cardNumber: '1' }]
  const keys = differences.map((more) =>
    credentialKey({ query: { sign: 's', ...more }, lastState: undefined })
  )
  expect(new Set(keys).size).toBe(keys.length)
  expect(credentialKey({ query: { type: '1', targetUrl: '/x' }, lastState: 's' })).toBeUndefined()
})

it('the link that was used last logs in once', () => {
  const query = { sign: 's' }
  const entered = credentialKey({ query, lastState: undefined })
  const again = planShow({ ...CONTEXT, query, stored: { ...CONTEXT.stored, entered } })
  expect(again.map((action) => action.do)).toStrictEqual(['cleanAddress', 'flag'])
})

describe('a member who is logged in binds a WeChat identity by a link', () => {
  const bound = (setOpenid: string, context: Partial<LaunchContext>) =>
    plan({ ...context, query: { setOpenid }, stored: { ...CONTEXT.stored, loggedIn: true } }).filter(
      (action) => action.do !== 'cleanAddress'
    )
  it.each([
    ['1', 'mini', [{ do: 'bindMini' }]],
    // the mini-program has one identity
    ['tgj', 'mini', []],
    ['1', 'wx', [{ do: 'startOauth', why: 'bind' }]],
    ['tgj', 'wx', [{ do: 'startOauth', why: 'bindTgj' }]],
    ['1', 'h5', []],
    ['0', 'wx', []]
  ] as const)('%s, %s', (setOpenid, platform, expected) => {
    expect(bound(setOpenid, { platform })).toEqual(expected)
  })
  it('who comes back from WeChat’s login as a visitor is not sent there again', () => {
    const back = { platform: 'wx', query: { oauth: 'denied' } } as const
    expect(plan(back).map((action) => action.do)).toEqual(['cleanAddress'])
  })
})
