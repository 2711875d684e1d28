import { planJump, receiveModeOf, stageOf, type JumpStep, type Surface } from '@/features/partner/model'

const SITE = 'https://partner.example.com/benefit/1'
const MINI = { miniProgramAppId: 'wx0123456789abcdef', miniProgramRedirectUrl: 'pages/index/index?a=1' }
const OWN = { ...MINI, miniProgramRedirectUrl: '/pages/movieList/index', isInternal: 1 }

const redirect = (way: object, redirectUrl = SITE) => ({
  message: JSON.stringify({ receiveWayExtension: way }),
  redirectUrl
})
const placement = (step: object): JumpStep =>
  ({ kind: 'placement', redirectUrl: SITE, ...step }) as unknown as JumpStep
const ADDRESS: JumpStep = { kind: 'address', url: SITE }

const EVERYWHERE: readonly Surface[] = ['mini', 'webInMini', 'web']

describe('the way to a partner by jointLogin, on each platform', () => {
  const ROWS: readonly [row: string, jointLogin: unknown, step: JumpStep][] = [
    [
      '1: a login address, to the partner with its query',
      1,
      placement({ page: 'hdzqnxPlacementUrl', way: 'hdz' })
    ],
    ['2: a Meituan address, on the placement page', 2, placement({ page: 'mtPlacementPage' })],
    ['3: a QNX login address, on its placement page', 3, placement({ page: 'hdzqnxPlacementUrl' })],
    ['4: a Meituan DP address, on the placement page', 4, placement({ page: 'mtPlacementPage', way: 'dp' })],
    ['other: Go directly to redirectUrl', 5, ADDRESS],
    ['other: Go directly to redirectUrl', 0, ADDRESS],
    ['other: Go directly to redirectUrl', null, ADDRESS],
    ['other: Go directly to redirectUrl', undefined, ADDRESS],
    ['other: Go directly to redirectUrl', true, ADDRESS],
    ['other: Go directly to redirectUrl', 1.5, ADDRESS]
  ]
  const all = EVERYWHERE.flatMap((on) => ROWS.map((row) => [on, ...row] as const))

  test.each(all)('%s: %s (%p)', (on, _row, jointLogin, step) => {
    expect(planJump(redirect({ jointLogin }), on)).toEqual([step])
  })

  test.each([1, 2, 3, 4])('a number as text is the number: "%s"', (jointLogin) => {
    expect(planJump(redirect({ jointLogin: String(jointLogin) }), 'web')).toEqual(
      planJump(redirect({ jointLogin }), 'web')
    )
  })
})

describe('an empty redirectUrl leads nowhere (rule check.redirectUrl)', () => {
  const ways = [1, 2, 3, 4, null].flatMap((jointLogin) =>
    EVERYWHERE.flatMap((on) => ['', '   '].map((url) => [jointLogin, on, url] as const))
  )
  test.each(ways)('jointLogin %p on %s with %p: nothing', (jointLogin, on, url) => {
    expect(planJump(redirect({ jointLogin }, url), on)).toEqual([])
  })
  test.each(EVERYWHERE)('%s: an incomplete mini-program jump changes nothing of that', (on) => {
    expect(planJump(redirect({ miniProgramAppId: 'wx1' }, ''), on)).toEqual([])
    expect(planJump(redirect({ miniProgramRedirectUrl: '/a', isInternal: 1 }, ''), on)).toEqual([])
  })
})

describe('a jump to a mini-program needs its id and its path (rule check.miniProgram)', () => {
  const OTHER: JumpStep = {
    kind: 'otherMini',
    appId: MINI.miniProgramAppId,
    path: MINI.miniProgramRedirectUrl
  }
  const THROUGH = '/pages/goPrivilegeMini/index?id=wx0123456789abcdef&path=pages%2Findex%2Findex%3Fa%3D1'

  test('mini, both: the other mini-program; where it cannot be opened, the jointLogin rule', () => {
    expect(planJump(redirect({ ...MINI, jointLogin: 2 }), 'mini')).toEqual([
      OTHER,
      placement({ page: 'mtPlacementPage' })
    ])
  })
  test('mini, both, redirectUrl empty: the other mini-program all the same', () => {
    expect(planJump(redirect(MINI, ''), 'mini')).toEqual([OTHER])
  })
  test.each([
    ['without its id', { miniProgramRedirectUrl: '/a' }],
    ['without its path', { miniProgramAppId: 'wx1' }],
    ['with blanks for an id', { miniProgramAppId: '  ', miniProgramRedirectUrl: '/a' }],
    ['with a number for an id', { miniProgramAppId: 5, miniProgramRedirectUrl: '/a' }]
  ])('mini, %s: the jointLogin rule alone', (_what, way) => {
    expect(planJump(redirect({ ...way, jointLogin: 3 }), 'mini')).toEqual([
      placement({ page: 'hdzqnxPlacementUrl' })
    ])
  })
  test('in the web view of the mini-program, both: the mini-program opens the way there', () => {
    expect(planJump(redirect(MINI), 'webInMini')).toEqual([{ kind: 'aroundUs', link: THROUGH }, ADDRESS])
  })
  test('in a browser, both: the partner’s site where there is one, else through our mini-program', () => {
    expect(planJump(redirect(MINI), 'web')).toEqual([ADDRESS])
    expect(planJump(redirect(MINI, ''), 'web')).toEqual([
      { kind: 'throughOurs', appId: MINI.miniProgramAppId, path: MINI.miniProgramRedirectUrl }
    ])
  })
})

describe('a path inside our mini-program needs isInternal 1 (rule check.internal)', () => {
  const PAGE: JumpStep = { kind: 'ownPage', link: '/pages/movieList/index' }
  test('isInternal 1: a page of ours, by its path', () => {
    expect(planJump(redirect({ ...OWN, jointLogin: 2 }), 'mini')).toEqual([PAGE])
    expect(planJump(redirect(OWN, ''), 'web')).toEqual([PAGE])
    expect(planJump(redirect(OWN, ''), 'webInMini')).toEqual([
      { kind: 'aroundUs', link: '/pages/movieList/index' }
    ])
  })
  test.each([0, 2, -1, true, 'true', null, undefined, [1]])(
    'isInternal %p: another mini-program',
    (isInternal) => {
      const [step] = planJump(redirect({ ...OWN, isInternal }), 'mini')
      expect(step?.kind).toBe('otherMini')
    }
  )
  test('a path of ours as redirectUrl is a page of ours', () => {
    expect(planJump(redirect({}, '/pages/nndypPlacementUrl/index?cityCode=310000'), 'web')).toEqual([
      { kind: 'ownPage', link: '/pages/nndypPlacementUrl/index?cityCode=310000' }
    ])
  })
})

describe('message: JSON that is broken is as if empty (rule data.redirect)', () => {
  const EMPTY = { jointLogin: null, miniProgramAppId: '', miniProgramRedirectUrl: '', isInternal: false }
  test.each([
    '',
    '{',
    'null',
    '[]',
    '5',
    '"x"',
    '{}',
    '{"receiveWayExtension":null}',
    '{"receiveWayExtension":"{"}'
  ])('%s', (message) => {
    expect(receiveModeOf(message)).toEqual(EMPTY)
    expect(planJump({ message, redirectUrl: SITE }, 'mini')).toEqual([ADDRESS])
  })
  test('the inner object as text once more is read', () => {
    const message = JSON.stringify({ receiveWayExtension: JSON.stringify({ jointLogin: '2' }) })
    expect(receiveModeOf(message).jointLogin).toBe(2)
  })
})

describe('how a partner’s order stands', () => {
  const NOW = Date.parse('2026-11-21T10:00:00+08:00')
  const held = '2026-11-21T10:05:00+08:00'
  test.each([
    ['unpaid', held, 'payable'],
    ['unpaid', '2026-11-21T10:00:00+08:00', 'expired'],
    ['waiting', held, 'paid'],
    ['done', '2026-11-20T10:00:00+08:00', 'paid'],
    ['cancelled', held, 'cancelled'],
    ['refunded', held, 'refunded']
  ] as const)('%s, held until %s: %s', (state, expiresAt, stage) => {
    expect(stageOf({ state, expiresAt }, NOW)).toBe(stage)
  })
})
