import { CHANNELS } from '@/channels/channels'
import type { LaunchAction, LaunchContext } from '@/launch/context'
import { credentialKey } from '@/launch/secrets'
import { wholePlan } from './whole-plan'

const NOTHING_STORED: LaunchContext['stored'] = {
  loggedIn: false,
  loggedOut: false,
  restorable: false,
  removeToken: false,
  oauthState: undefined,
  oauthTried: [],
  entered: undefined
}
/** Logged out, so that nothing but what a link asks for logs in. */
const CONTEXT: LaunchContext = {
  event: 'launch',
  platform: 'h5',
  inMiniProgram: false,
  path: 'pages/market/index',
  scene: 0,
  query: {},
  lastState: undefined,
  capabilities: CHANNELS.main.capabilities,
  stored: { ...NOTHING_STORED, loggedOut: true }
}
type Some = Partial<Omit<LaunchContext, 'stored'>> & { stored?: Partial<LaunchContext['stored']> }

const plan = ({ stored, ...context }: Some): LaunchAction[] =>
  wholePlan({ ...CONTEXT, ...context, stored: { ...CONTEXT.stored, ...stored } })
const only = <D extends LaunchAction['do']>(what: D, context: Some) =>
  plan(context).filter((action): action is Extract<LaunchAction, { do: D }> => action.do === what)
const entered = (context: Some) => only('enter', context).map(({ credential }) => credential)

const EXCHANGE = { page: 'exchangeCenter' } as const
const SAME = { page: 'same' } as const
const union = (sign: string, target: object = SAME) => ({ kind: 'union', sign, target })
const lvyun = (token: string, type: string) => ({ kind: 'lvyunToken', token, type })

/** The four places where the app runs (rule platform.values). */
const PLACES: [string, Some][] = [
  ['mini', { platform: 'mini' }],
  ['h5', { platform: 'h5' }],
  ['wx', { platform: 'wx' }],
  ['h5xcx', { platform: 'wx', inMiniProgram: true }]
]

describe.each(PLACES)('what a link logs in with, on %s', (_place, place) => {
  const JWT = 'aaa.bbb.ccc'
  it.each([
    ['sign: union login', { sign: 's' }, [union('s')]],
    ['sign that says nothing', { sign: 'undefined' }, []],
    ['token and type: Lvyun login', { token: 't', type: '2' }, [lvyun('t', '2')]],
    ['a JWT and type: Lvyun takes any shape', { token: JWT, type: '1' }, [lvyun(JWT, '1')]],
    ['token alone: union login', { token: 't' }, [union('t')]],
    ['lyToken: Lvyun login, type 1 where none is named', { lyToken: 'l' }, [lvyun('l', '1')]],
    ['lyToken and type', { lyToken: 'l', type: '3' }, [lvyun('l', '3')]],
    ['lyToken beside a token of something else', { token: 't', lyToken: 'l', type: '3' }, [lvyun('l', '3')]],
    ['authCode: hotel-brand login', { authCode: 'a' }, [{ kind: 'authCode', authCode: 'a' }]],
    ['type alone', { type: '1' }, []],
    ['one of several: sign first', { sign: 's', token: 't', authCode: 'a', ticket: 'k' }, [union('s')]],
    ['then token', { token: 't', authCode: 'a', ticket: 'k' }, [union('t')]],
    ['then authCode', { authCode: 'a', ticket: 'k', token12: 'm' }, [{ kind: 'authCode', authCode: 'a' }]]
  ])('%s', (_, query, expected) => {
    expect(entered({ ...place, query })).toEqual(expected)
  })

  it('also replaces a member who is logged in, and also after a logout', () => {
    expect(entered({ ...place, query: { sign: 's' }, stored: { loggedIn: true } })).toHaveLength(1)
    expect(entered({ ...place, query: { sign: 's' }, stored: { loggedOut: true } })).toHaveLength(1)
  })

  it('none logs in by itself beside it: one login', () => {
    const actions = plan({ ...place, query: { sign: 's' }, stored: { loggedOut: false } })
    expect(
      actions.filter((action) => /enter$|Silently|Oauth/.test(action.do)).map((item) => item.do)
    ).toEqual(['enter'])
  })

  it.each([
    ['setOpenid', '1', 'bind'],
    ['lvyunSetOpenid', '1', 'bind'],
    ['setOpenid', 'tgj', 'bindTgj'],
    ['lvyunSetOpenid', 'tgj', undefined],
    ['setOpenid', '0', undefined],
    ['lvyunSetOpenid', 'true', undefined]
  ])('%s=%s binds the WeChat identity after the login: %s', (name, value, bind) => {
    expect(only('enter', { ...place, query: { sign: 's', [name]: value } })[0]?.bind).toBe(bind)
  })

  it('the same link shown again does not log in again, another does', () => {
    const used = credentialKey({ query: { sign: 's' }, lastState: undefined })
    const again = { ...place, event: 'show' as const, stored: { entered: used } }
    expect(entered({ ...again, query: { sign: 's' } })).toEqual([])
    expect(entered({ ...again, query: { sign: 'other' } })).toHaveLength(1)
  })
})

describe('a query token is used for a union login only if it is no JWT (rule check.unionToken)', () => {
  it.each([
    ['one segment', 'abc', true],
    ['two segments', 'a.b', true],
    ['three segments', 'a.b.c', false],
    ['three empty segments', '..', false],
    ['149 characters', 'x'.repeat(149), true],
    ['150 characters', 'x'.repeat(150), false],
    ['149 in three segments', `${'x'.repeat(145)}.y.z`, false]
  ])('%s: %s', (_, token, used) => {
    expect(entered({ query: { token } })).toEqual(used ? [union(token)] : [])
  })
  it.each(PLACES.slice(0, 3))('an ignored token keeps %s from nothing', (_, place) => {
    const silent = plan({ ...place, query: { token: 'a.b.c' }, stored: { loggedOut: false } })
    const none = plan({ ...place, query: {}, stored: { loggedOut: false } })
    expect(silent.at(-1)).toEqual(none.at(-1))
  })
})

describe('where a union login leads (rules union.toHome, union.toMyCard, union.elsewhere)', () => {
  it.each([
    [
      'the path of home: cardNo is stored, and ExchangeCenter shown',
      { targetUrl: '/pages/index/index?x=1', cardNumber: '6688' },
      { page: 'exchangeCenter', cardNo: '6688' }
    ],
    ['home without a card number', { targetUrl: 'pages/index/index', cardNumber: 'null' }, EXCHANGE],
    [
      'the path of 我的卡 leads there',
      { targetUrl: '/pages-secondary/myCard/index', cardNumber: '6688' },
      { page: 'myCard' }
    ],
    ['inside a whole address', { targetUrl: 'https://x.example/pages-secondary/myCard' }, { page: 'myCard' }],
    [
      'any other leads to ExchangeCenter: another page',
      { targetUrl: '/pages/pay/index', cardNumber: '1' },
      EXCHANGE
    ],
    ['another site', { targetUrl: 'https://evil.example/', cardNumber: '1' }, EXCHANGE],
    ['a script', { targetUrl: 'javascript:alert(1)' }, EXCHANGE]
  ])('%s', (_, query, target) => {
    expect(entered({ query: { sign: 's', ...query } })).toEqual([union('s', target)])
    expect(entered({ query: { token: 's', ...query } })).toEqual([union('s', target)])
    // the card number of a union login is kept by this rule and no other
    expect(only('store', { query: { sign: 's', ...query } })).toEqual([])
  })
  it.each([
    ['an activity', '/pages/payActivityDetails/index', SAME],
    ['without /index', '/pages/payActivityDetails', SAME],
    ['the pay page of a plate', 'pages/plateDetails/pay', SAME],
    ['a partner’s pay page', 'pages/hdzpayment/index', SAME],
    ['any other page', 'pages/market/index', SAME],
    ['home', 'pages/index/index', EXCHANGE],
    ['home by its short address', '/', EXCHANGE],
    ['the page of the login itself', 'pages/distributorUnionLogin/index', EXCHANGE],
    ['a page that we do not have', 'pages/nowhere/index', EXCHANGE]
  ])(
    'without targetUrl the page that carried the sign stays (rule union.samePage): %s',
    (_, path, target) => {
      for (const [, place] of PLACES)
        for (const event of ['launch', 'show'] as const)
          expect(entered({ ...place, event, path, query: { sign: 's' } })).toEqual([union('s', target)])
      for (const targetUrl of ['', 'null', 'undefined'])
        expect(entered({ path, query: { sign: 's', targetUrl } })).toEqual([union('s', target)])
      // what the link asks for stands above the page
      expect(entered({ path, query: { sign: 's', targetUrl: '/pages-secondary/myCard/index' } })).toEqual([
        union('s', { page: 'myCard' })
      ])
    }
  )
  it.each([
    ['h5', []],
    ['wx', []],
    ['mini', [{ do: 'store', key: 'cardNo', value: '6688' }]]
  ] as const)(
    'shown again, a browser keeps nothing of what is left of its address: %s',
    (platform, stored) => {
      const context = {
        platform,
        event: 'show' as const,
        query: { cardNumber: '6688', targetUrl: '/pages/market' }
      }
      expect(only('store', context)).toEqual(stored)
    }
  )
  it('without a union login the card number is kept as it comes', () => {
    expect(only('store', { query: { cardNumber: '6688' } })).toEqual([
      { do: 'store', key: 'cardNo', value: '6688' }
    ])
  })
})

describe("a ticket of WeChat's login counts in the browser that asked for it, once", () => {
  const ticket = [{ kind: 'wechat', ticket: 'k', state: 's1' }]
  it.each([
    ['wx, its own state', { platform: 'wx', lastState: 's1', stored: { oauthState: 's1' } }, ticket],
    ['h5, its own state', { platform: 'h5', lastState: 's1', stored: { oauthState: 's1' } }, ticket],
    ['another state', { platform: 'wx', lastState: 's2', stored: { oauthState: 's1' } }, []],
    ['no state', { platform: 'wx', stored: { oauthState: 's1' } }, []],
    ['none was sent, or it came back already', { platform: 'wx', lastState: 's1' }, []],
    ['never in the mini-program', { platform: 'mini', lastState: 's1', stored: { oauthState: 's1' } }, []]
  ] as [string, Some, unknown[]][])('%s', (_, context, expected) => {
    expect(entered({ ...context, query: { ticket: 'k', state: 'page' } })).toEqual(expected)
  })
})

it.each([
  ['mini', []],
  ['h5', []],
  ['wx', []],
  ['h5xcx', [{ kind: 'webTicket', ticket: 'm' }]]
])('token12 logs in a page in the web view of our mini-program alone: %s', (place, expected) => {
  const where = PLACES.find(([name]) => name === place)?.[1] ?? {}
  expect(entered({ ...where, query: { token12: 'm' } })).toEqual(expected)
})

it('lotteryTk is kept for the lottery', () => {
  expect(only('store', { query: { lotteryTk: 'L' } })).toEqual([
    { do: 'store', key: 'lotteryTk', value: 'L' }
  ])
})

describe("WeChat's browser asks WeChat once", () => {
  const WX: Some = { platform: 'wx', stored: { loggedOut: false } }
  const GOES: LaunchAction[] = [{ do: 'startOauth', why: 'launch' }]
  it.each([
    ['a visitor', WX, GOES],
    ['not who is logged in', { ...WX, stored: { loggedOut: false, loggedIn: true } }, []],
    ['not who logged out', { ...WX, stored: { loggedOut: true } }, []],
    ['not twice a session', { ...WX, stored: { loggedOut: false, oauthTried: ['launch'] } }, []],
    ['not in the web view of the mini-program', { ...WX, inMiniProgram: true }, []],
    ['not in another browser', { ...WX, platform: 'h5' }, []],
    ['not when the app is only shown again', { ...WX, event: 'show' }, []],
    ['not on an exempt page', { ...WX, path: 'pages/pay/index' }, []],
    ['not when it has just refused', { ...WX, query: { oauth: 'denied', state: 's' }, lastState: 's' }, []],
    ['not when it has just answered, even with a lost state', { ...WX, query: { ticket: 'k' } }, []]
  ] as [string, Some, unknown[]][])('%s', (_, context, expected) => {
    expect(only('startOauth', context)).toEqual(expected)
  })
})

describe('setOpenid and lvyunSetOpenid without a credential', () => {
  const member = { loggedOut: false, loggedIn: true }
  it.each([
    ['mini', { platform: 'mini', stored: member }, [{ do: 'bindMini' }]],
    ['wx', { platform: 'wx', stored: member }, [{ do: 'startOauth', why: 'bind' }]],
    ['wx, tried', { platform: 'wx', stored: { ...member, oauthTried: ['bind'] } }, []],
    ['h5', { platform: 'h5', stored: member }, []],
    ['h5xcx', { platform: 'wx', inMiniProgram: true, stored: member }, []],
    [
      'a visitor of the mini-program logs in',
      { platform: 'mini', stored: { loggedOut: false } },
      [{ do: 'loginSilently' }]
    ]
  ] as [string, Some, unknown[]][])('%s', (_, context, expected) => {
    for (const name of ['setOpenid', 'lvyunSetOpenid']) {
      const actions = plan({ ...context, query: { [name]: '1' } })
      expect(actions.filter((action) => !['flag', 'cleanAddress'].includes(action.do))).toEqual(expected)
    }
  })
})

describe('tokens and signs leave the address bar and the history at once', () => {
  const cleaned = (context: Some) => only('cleanAddress', context)[0]
  it.each([
    'sign',
    'token',
    'authCode',
    'ticket',
    'token12',
    'lyToken',
    'lotteryTk',
    'setOpenid',
    'lvyunSetOpenid'
  ])('%s', (name) => expect(cleaned({ query: { [name]: 'x', keep: 'y' } })?.names).toContain(name))
  it.each([
    ['nothing to hide', { query: { keep: 'y', state: '1', type: '2' }, lastState: '1' }, undefined],
    ['type goes with its token', { query: { token: 't', type: '2' } }, ['token', 'type']],
    [
      'a state of WeChat’s goes with its ticket',
      { query: { ticket: 'k', state: '1' }, lastState: 's' },
      ['ticket'],
      'state'
    ],
    ['and with its refusal', { query: { oauth: 'denied' }, lastState: 's' }, ['oauth'], 'state'],
    ['and with its code', { platform: 'wx', query: { code: 'c' }, lastState: 's' }, ['code'], 'state'],
    ['the chat’s code stays', { platform: 'wx', query: { code: 'F7IbDJpdSY' }, lastState: 's' }, undefined],
    ['one that is packed in scene', { query: { scene: 'sign=s&labelId=7' } }, ['sign', 'scene']]
  ] as [string, Some, string[] | undefined, ('state' | undefined)?][])(
    '%s',
    (_, context, names, ...[last]) => {
      // what is packed in `scene` has no place of its own in the address
      expect(cleaned(context)?.names.slice().sort()).toEqual(names?.slice().sort())
      expect(cleaned(context)?.last).toBe(last)
    }
  )
})

describe('five pages take no part in launch and show handling (rule route.exempt)', () => {
  it.each(['pages/hdzqnxPlacementUrl/index', 'pages/mtPlacementPage/index', 'pages/nndypPlacementUrl/index'])(
    '%s: a credential only leaves the address',
    (path) => {
      for (const [, place] of PLACES) {
        const query = {
          sign: 's',
          token: 't',
          labelId: '7',
          setOpenid: '1',
          channel: 'candy',
          cardNumber: '6'
        }
        const stored = { loggedOut: false, loggedIn: false }
        expect(plan({ ...place, path, scene: 1037, query, stored })).toEqual([
          { do: 'cleanAddress', names: ['sign', 'token', 'setOpenid'] },
          { do: 'enterChannel', code: 'candy' }
        ])
      }
    }
  )
  describe.each(['pages/discountOrderingPay/index', 'pages/pay/index', '/pages/pay'])('%s', (path) => {
    const rest = { token: 't', type: '1', authCode: 'a', labelId: '7', setOpenid: '1', cardNumber: '6' }
    it('takes a sign, and nothing else of launch: it stays whatever targetUrl says', () => {
      for (const [, place] of PLACES) {
        const query = { sign: 's', targetUrl: '/pages-secondary/myCard/index', ...rest }
        const actions = plan({ ...place, path, scene: 1037, query, stored: { loggedOut: false } })
        expect(actions.filter((action) => action.do !== 'cleanAddress')).toEqual([
          { do: 'enter', credential: union('s'), bind: undefined }
        ])
      }
    })
    it('without a sign does nothing of it', () => {
      for (const [, place] of PLACES) {
        const actions = plan({ ...place, path, scene: 1037, query: rest, stored: { loggedOut: false } })
        expect(actions.filter((action) => action.do !== 'cleanAddress')).toEqual([])
      }
    })
    it('does not log in twice by the same sign', () => {
      const used = credentialKey({ query: { sign: 's' }, lastState: undefined })
      const again = { path, event: 'show' as const, stored: { entered: used } }
      expect(entered({ ...again, query: { sign: 's', ...rest } })).toEqual([])
    })
  })
})
