/** The numbers of the specification as it was issued, and the constants of the code that have to be them. */

/** A constant of the code: its file from the root, and its name; `RESULT.silent` is a member of an object. */
export interface CodeConstant {
  readonly file: string
  readonly name: string
  /** What one of the text is in the constant: ms in a second, seconds in a day; 1 where it is left out. */
  readonly unit?: number
}

export interface SeedConstant {
  /** The words around the numbers, each number as `{}`. */
  readonly text: string
  /** For each number in its order: the constants that have to be it; none where a test of the rule alone holds it. */
  readonly constants: readonly (readonly CodeConstant[])[]
}

const of = (file: string, name: string) => ({ file, name })
const STORED = 'src/platform/storage/stored-values.ts'
const CODES = 'contract/envelope/codes.ts'
const RELOGIN = [of('src/features/session/relogin.ts', 'RELOGIN_MS')]
const POP_UP = [of('src/features/session/login-pop-up.ts', 'REOPEN_MS')]
const TOAST = [of('src/platform/feedback/feedback-types.ts', 'TOAST_MS')]
const SDK = [
  [of('src/platform/wechat/wechat-sdk.h5.ts', 'SDK_CHECKS')],
  [of('src/platform/wechat/wechat-sdk.h5.ts', 'SDK_CHECK_MS')]
]
const TOKEN_FORM = [
  [of('src/launch/secrets.ts', 'UNION_TOKEN_PARTS')],
  [of('src/launch/secrets.ts', 'UNION_TOKEN_LENGTH')]
]
const DAY_MS = 86_400_000
const ASYNC = ['src/ui/lazy-component/lazy-component.tsx', 'src/platform/feedback/page-code.h5.ts']
const code = (name: string) => [of(CODES, `RESULT.${name}`)]

export const SEED_CONSTANTS: readonly SeedConstant[] = [
  {
    text: 'kept {} hour in the mini-program',
    constants: [
      [{ ...of('src/platform/storage/lifetime.weapp.ts', 'logoutFlagLife.lifeMs'), unit: 3_600_000 }]
    ]
  },
  { text: 'closes it and reopens it after {} ms', constants: [POP_UP] },
  {
    text: 'Login failure code {} wipes the token and triggers a re-login after {} second',
    constants: [
      code('loginExpired'),
      [{ ...of('src/features/session/relogin.ts', 'RELOGIN_MS'), unit: 1000 }]
    ]
  },
  {
    text: "resultCode '{}' means success: store the accessToken, handle the redirect and set source to {}.",
    constants: [code('ok'), [of('src/features/session/session.ts', 'VISIT_SOURCE.unionLogin')]]
  },
  { text: 'when scene is {} and', constants: [[of('src/launch/plan.ts', 'FROM_MINI_PROGRAM')]] },
  { text: 'Toast lasts {} ms by default', constants: [TOAST] },
  { text: 'fewer than {} dot-separated segments and is shorter than {} characters', constants: TOKEN_FORM },
  { text: 'gives up after {} checks of {} ms', constants: SDK },
  {
    text: 'defaults to {} years either side',
    constants: [
      [of('src/lib/day-range.ts', 'PICKER_YEARS'), of('server/modules/member/model.ts', 'OLDEST_YEARS')]
    ]
  },
  {
    text: '| resultCode {} | Login expired. Token removed, loading hidden, re-login after {} s',
    constants: [
      code('loginExpired'),
      [{ ...of('src/features/session/relogin.ts', 'RELOGIN_MS'), unit: 1000 }]
    ]
  },
  { text: '| {} | Redirect to the home page |', constants: [code('goHome')] },
  { text: '| {} | Loading hidden, rejected, no toast |', constants: [code('silent')] },
  {
    text: 'No toast for codes {}, {}, {} or',
    constants: [code('quietRecharge'), code('quietRepeated'), code('quietNotBound')]
  },
  {
    text: 'Access token stored {} ms ({} days)',
    constants: [
      [of(STORED, 'TOKEN_MS'), { ...of('server/domain/terms.ts', 'SESSION_DAYS'), unit: 1 / DAY_MS }],
      [{ ...of(STORED, 'TOKEN_MS'), unit: DAY_MS }]
    ]
  },
  {
    text: 'Cookie lifetime {} days',
    constants: [[{ ...of('server/http/session-cookies.ts', 'LIFE_SECONDS'), unit: 86_400 }]]
  },
  {
    text: 'Storage default expiry {} ms ({} day)',
    constants: [[of(STORED, 'DAY_MS')], [{ ...of(STORED, 'DAY_MS'), unit: DAY_MS }]]
  },
  {
    text: 'Logout flag {} ms',
    constants: [[of('src/platform/storage/lifetime.weapp.ts', 'logoutFlagLife.lifeMs')]]
  },
  { text: 'Re-login delay {} ms', constants: [RELOGIN] },
  { text: 'Login pop-up reopen delay {} ms', constants: [POP_UP] },
  {
    text: 'falls back to IP location after {} ms',
    constants: [[of('src/features/location/locate.ts', 'IP_AFTER_MS')]]
  },
  // nothing polls (rule departure.configPolling); the rule's test holds the 200 ms
  { text: 'Config polling every {} ms', constants: [[]] },
  { text: 'WeChat SDK wait: {} polls of {} ms', constants: SDK },
  {
    text: 'Visit source codes: {} mini-program login, {} lvyun login, {} WeChat web login',
    constants: [
      [of('src/features/session/session.ts', 'VISIT_SOURCE.miniLogin')],
      [of('src/features/session/session.ts', 'VISIT_SOURCE.lvyunLogin')],
      [of('src/features/session/session.ts', 'VISIT_SOURCE.wechatWebLogin')]
    ]
  },
  {
    text: 'Union login sets source {}',
    constants: [[of('src/features/session/session.ts', 'VISIT_SOURCE.unionLogin')]]
  },
  { text: 'under {} segments and under {} characters', constants: TOKEN_FORM },
  { text: 'Network timeout {} ms', constants: [[of('src/api/request.ts', 'NETWORK_TIMEOUT_MS')]] },
  {
    text: 'Async page load delay {} ms, time-out {} ms',
    constants: [
      ASYNC.map((file) => of(file, 'LOADING_AFTER_MS')),
      ASYNC.map((file) => of(file, 'GIVE_UP_MS'))
    ]
  },
  {
    text: 'Map zoom {} to {}',
    constants: [
      [of('src/ui/place-map/projection.ts', 'MIN_ZOOM')],
      [of('src/ui/place-map/projection.ts', 'MAX_ZOOM')]
    ]
  },
  {
    text: 'Location refresh {} ms',
    constants: [
      [
        of('src/features/location/locate.ts', 'REFRESH_MS'),
        of('src/features/location/use-place.ts', 'REFRESH_MS')
      ]
    ]
  },
  {
    text: 'Geolocation time-out {} ms',
    constants: [[of('src/platform/location/position-types.ts', 'GEOLOCATION_TIMEOUT_MS')]]
  },
  {
    text: 'Image preview zoom {} to {}',
    constants: [
      [of('src/platform/screen/picture-zoom.ts', 'MIN_ZOOM')],
      [of('src/platform/screen/picture-zoom.ts', 'MAX_ZOOM')]
    ]
  },
  { text: 'Toast default {} ms', constants: [TOAST] }
]

/** Numbers that are no constants of the code but values that it compares with, each where its rule says; the rule's test holds it. */
export const SEED_VALUES: readonly string[] = [
  "Success is resultCode '100', or status 0, or code 200.",
  'Mini-program login failing or non-100',
  'chatType is present and not 2 or 4',
  '| 1 | Fetch',
  '| 2 | Fetch',
  '| 3 | Fetch',
  '| 4 | Fetch',
  'requires isInternal equal to 1',
  'only when isNeedLocation is 1',
  'Joint-login types 1 to 4',
  'A debug console (version 3.15.1)'
]
