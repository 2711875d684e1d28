import { client, h5, mini, server, type Held } from './held'

const MODEL = 'features/partner/model.test.ts'
const BY_JOINT_LOGIN = 'the way to a partner by jointLogin, on each platform › %s: %s (%p)'
const OPENS = 'jointLogin %p in a browser opens %s'

/** There and back with payment, on each platform, and where the partner cannot be reached. */
const JOURNEYS = [
  ...client(
    'features/partner/placement.test.tsx',
    '%s %p: the page fetches the signed address itself, by %s'
  ),
  ...h5('partners.test.ts', 'jointLogin %s'),
  ...h5(
    'jumps.test.ts',
    'jointLogin %s: back from it to pay, the page says so, tries again, and has a way out',
    'jointLogin %s: its login address is not to be had: said, tried again, shown'
  ),
  ...mini('journeys/partners.test.ts', 'to a partner in a web view, and paid in the mini-program › %s'),
  ...server('partner/story.test.ts', '%s: %s is chosen, ordered, paid with us, and done on both sides'),
  ...server(
    'partner/crash.deep.test.ts',
    'the partner has booked each paid order once, for what was charged, and nothing else'
  )
]
const JOINT = [
  ...client(MODEL, BY_JOINT_LOGIN),
  ...client('features/partner/jump.test.ts', OPENS),
  ...JOURNEYS
]

/** Payment, partners, and what the platform does (4-states.md). */
export const WAYS_OUT: Held = {
  'pay.cancel': [
    ...client('pages/pay/pay.test.tsx', 'a cancel sends the user to the purchase records'),
    ...client(
      'features/order/run-payment.test.ts',
      'a cancelled sheet is asked about once',
      'who cancels after having paid has paid'
    ),
    ...client('features/order/pay-elsewhere.test.ts', 'its own cashier pays this order'),
    ...client(
      'pages/h5PayRedirect/h5-pay-redirect.test.tsx',
      'who does not want to pay goes to the purchase records'
    ),
    ...h5(
      'payment.test.ts',
      'cancelled at the payment channel: the purchase records show an order to be paid'
    ),
    ...h5('wechat.test.ts', 'a cancel on the pay page leads to the purchase records (rule pay.cancel)'),
    ...mini(
      'journeys/payment.test.ts',
      'a cancelled payment leads to the purchase records, and can be paid from there'
    )
  ],
  'pay.success': [
    ...client(
      'features/order/run-payment.test.ts',
      'a wish: order, sheet, and the server is asked until it says paid'
    ),
    ...client(
      'platform/wechat/wechat-calls.test.ts',
      'the bridge says %s: %s',
      'without the bridge the SDK pays: %s is %s'
    ),
    ...h5(
      'wechat.test.ts',
      'paid: asked once who pays, back to the same order, the result comes from the server'
    ),
    ...mini('journeys/entry.test.ts', 'pays')
  ],
  'joint.1': JOINT,
  'joint.2': JOINT,
  'joint.3': JOINT,
  'joint.4': JOINT,
  'joint.other': [
    ...client(MODEL, BY_JOINT_LOGIN),
    ...client('features/partner/jump.test.ts', OPENS, 'goes to an address as it is without a login')
  ],
  'modal.result': [
    ...client(
      'platform/feedback/feedback.test.ts',
      'a question is answered by 确定 or 取消, and Escape is 取消'
    ),
    ...client('platform/feedback/feedback.weapp.test.ts', 'one that was read is taken, and 取消 at once')
  ],
  'toast.default': [
    ...client('platform/feedback/feedback.test.ts', 'a toast stands 1500 ms'),
    ...client('platform/feedback/feedback.weapp.test.ts', 'a toast stands 1500 ms')
  ],
  'loading.shown': [
    ...client('platform/feedback/feedback.test.ts', 'loading shows until it is hidden'),
    ...client('platform/feedback/feedback.weapp.test.ts', 'loading shows until it is hidden')
  ]
}
