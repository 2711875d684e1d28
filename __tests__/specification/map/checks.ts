import { client, h5, mini, server, tools, type Held } from './held'

const MODEL = 'features/partner/model.test.ts'
const PLATE_PAY = 'the order says who sent the buyer, by the link or as stored (rule role.distributor)'

/** What is checked before it is used (5-validation.md); visitor and member (6-roles.md). */
export const CHECKS: Held = {
  'check.unionToken': [
    ...client(
      'launch/credentials.test.ts',
      'a query token is used for a union login only if it is no JWT (rule check.unionToken) › %s: %s',
      'an ignored token keeps %s from nothing'
    ),
    ...mini(
      'journeys/entry.test.ts',
      'a sign may also come as token, if it is no JWT (rule check.unionToken)',
      'a token that is none (%.10s…) is asked of nobody'
    ),
    ...server('session/union-sign.test.ts', 'with a number it is short enough for the query token (%s)')
  ],
  'check.label': [
    ...client(
      'launch/plan.test.ts',
      "\"labelId is stored only if it is not empty, 'null' or 'undefined'\" › %j: %s"
    ),
    ...h5('guest-login.test.ts', 'labelId=%s: kept is %s'),
    ...mini('journeys/entry.test.ts', 'a labelId that says nothing (%j) is not kept')
  ],
  'check.redirectUrl': [
    ...client(MODEL, 'jointLogin %p on %s with %p: nothing'),
    ...client('features/partner/jump.test.ts', 'an empty redirectUrl does nothing'),
    ...client(
      'features/partner/jump.weapp.test.ts',
      'an incomplete mini-program jump and an empty redirectUrl: nothing (%p)'
    ),
    ...h5('jumps.test.ts', 'jointLogin %s with an empty redirectUrl: nothing happens')
  ],
  'check.miniProgram': [
    ...client(
      MODEL,
      'mini, %s: the jointLogin rule alone',
      'mini, both: the other mini-program; where it cannot be opened, the jointLogin rule'
    ),
    ...client(
      'features/partner/jump.weapp.test.ts',
      'opens the other mini-program within the tap: nothing is awaited before',
      'an incomplete mini-program jump and an empty redirectUrl: nothing (%p)'
    ),
    ...mini('journeys/partners.test.ts', 'both id and path: the other mini-program; who says no stays')
  ],
  'check.internal': [
    ...client(MODEL, 'isInternal 1: a page of ours, by its path', 'isInternal %p: another mini-program'),
    ...client(
      'features/partner/jump.weapp.test.ts',
      'isInternal 1: a page of our own, no other mini-program'
    ),
    ...mini('journeys/partners.test.ts', 'a path of ours: our own page; a film goes on to its tickets')
  ],
  'check.wechatSdk': [
    ...client(
      'platform/wechat/wechat-sdk.test.ts',
      'comes after $comesAfter ms, looked at after $asked ms: $result',
      'checks 100 times, 100 ms apart'
    ),
    ...h5(
      'wechat.test.ts',
      'the SDK never comes: the cashier says that it failed and lives on, with the same order'
    )
  ],
  'check.location': [
    ...client(
      'features/location/use-place.test.tsx',
      'the place is used only when isNeedLocation is 1 (rule check.location): %d'
    ),
    ...client(
      'pages-secondary/search-address.test.tsx',
      'isNeedLocation %d: none is asked for and none shown (rule check.location)'
    ),
    ...client('features/channel/model.test.ts', 'asks for the location only by the number 1'),
    ...h5('city.test.ts', 'elsewhere home has no city and no position is asked for (rule check.location)'),
    ...mini(
      'journeys/city.test.ts',
      'a channel that needs no location: home shows no city and no position is asked for'
    )
  ],
  'check.dateRange': [
    ...client(
      'lib/day-range.test.ts',
      'a date picker offers 150 years either side of the current one (rule check.dateRange)',
      'a question for a day offers %s'
    ),
    ...client('features/member/day.test.ts', 'a birthday lies between 150 years ago and today in China'),
    ...client(
      'lib/day-parts.test.ts',
      'offers only days that there are, within the range, and always the chosen one'
    ),
    ...tools('contract/questionnaire.test.ts', 'dates: first and last day, and today as the last')
  ],
  'role.two': [
    ...server(
      'contract/access.test.ts',
      '%s answers 305 to nobody, to a made-up token, to an ended session',
      'there are calls for everybody, and they take a stale token for a visitor'
    )
  ],
  'role.location': [
    ...h5('city.test.ts', 'elsewhere home has no city and no position is asked for (rule check.location)'),
    ...mini(
      'journeys/city.test.ts',
      'a channel that needs no location: home shows no city and no position is asked for'
    ),
    ...client(
      'pages/index/city.test.tsx',
      'is looked for from the start, and drawn together with the first screen'
    )
  ],
  'role.phoneMask': [
    ...client(
      'features/channel/model.test.ts',
      'phone masking depends on the channel config and the stored label id › %#'
    ),
    ...client(
      'pages/index/my.test.tsx',
      'sees name and counts, and the phone masked where the channel says so',
      'sees the whole phone where the channel shows it'
    )
  ],
  'role.distributor': [
    ...client(
      'launch/plan.test.ts',
      'distributor, account and activity are stored (rule role.distributor), the card number as cardNo'
    ),
    ...client(
      'pages/activities/activities.test.tsx',
      'distributor, account and activity are passed to the pay page, as stored or as the link says (rule role.distributor)',
      'a plate gets them too (rule role.distributor)'
    ),
    ...client(
      'pages/plateDetails/plate-details.test.tsx',
      'hands on who sent the buyer (rule role.distributor)'
    ),
    ...client('pages/plateDetails/plate-pay.test.tsx', PLATE_PAY),
    ...client('pages/pay/pay.test.tsx', 'sends who sent the buyer: what the link says before what is stored'),
    ...client(
      'features/partner/orders.test.ts',
      '%s: our order is made by its number, and by who sent the buyer'
    ),
    ...h5(
      'activities.test.ts',
      'a distributor’s link is kept, and the order that comes of it carries distributor, account and activity'
    )
  ],
  'check.address': [
    ...server(
      'address/change.test.ts',
      '%s is refused in words for the member',
      'save-rejects-valid-region: each kind of area can be kept, and is told as it was kept'
    ),
    ...client(
      'features/address/model.test.ts',
      'what is wrong with a form is said by field (rule check.address)'
    )
  ],
  'check.addressText': [
    ...server(
      'address/recognise.test.ts',
      'of the corpus at least 95 in 100 are read wholly right',
      'the area is whole only where nothing is left to choose; a city without districts is whole'
    ),
    ...client(
      'pages-my/address-form.test.tsx',
      'a pasted text fills the form, and all of it can be changed',
      'what a text does not say is asked for; the choice of the area goes on where the text ended'
    )
  ]
}
