import { client, h5, mini, server, type Held } from './held'

const PAY_PAGES_TEST = 'features/partner/pay-pages.test.tsx'
const GOES_ON = 'shows what is being paid, and goes on to our cashier by itself, once'
const PAYS = 'shows the order, and pays it when told to, once however often'
const LEADS_BACK = '%s: says so, makes no order, leads back'
const FETCHES = '%s %p: the page fetches the signed address itself, by %s'

/** The pages of the main package that pay, lead to a partner and back, or into another program (2-pages.md). */
export const PAY_PAGES: Held = {
  'page.pay': [
    ...client(
      'pages/pay/pay.test.tsx',
      'makes the order with the tap, pays it, and goes to the result when the server says so',
      'a double tap makes one order and opens one payment',
      'a lost answer and a reload go on with the same key',
      'coming back to the same goods shows the order that is there and makes no other',
      'an order whose time ends on the screen cannot be paid any more'
    ),
    ...client(
      'pages/pay/pay-coupons.test.tsx',
      'are not taken for none: nothing is paid before they are there, or it is said that none is wanted',
      'takes the best coupon, says why another cannot be used, and pays without any'
    ),
    ...client('platform/wechat/wechat-calls.test.ts', '%s pays by %s'),
    ...h5('payment.test.ts', 'tapped twice, reloaded, opened again: still one order'),
    ...mini('journeys/payment.test.ts', 'a double tap makes one order and opens one payment')
  ],
  'page.platePay': client(
    'pages/plateDetails/plate-pay.test.tsx',
    'goes on the first card, or on the one that is chosen',
    'goes on the card it was opened for'
  ),
  'page.payResult': [
    ...client(
      'pages/payResult/pay-result.test.tsx',
      'paid: the amount, what was bought, and the way to it',
      'not known yet: keeps asking, and shows the result when it is there',
      '%s is said as it is, with a way on',
      'that the paid order has given is told, with the way to that lottery'
    ),
    ...server(
      'lottery/lottery.test.ts',
      'what an order has given is told to its owner alone: once it is paid, until it is spent or given back'
    ),
    ...client('pages/payResult/in-vain.test.tsx', 'asked in vain: says what to do, asks again on demand'),
    ...h5('payment.test.ts', 'the result comes from the server, never from the address')
  ],
  'page.h5PayRedirect': client(
    'pages/h5PayRedirect/h5-pay-redirect.test.tsx',
    'a payment that ends after the return leads to the result by itself',
    'who says to have paid goes to the result, which asks the server',
    'who does not want to pay goes to the purchase records'
  ),
  'page.mtPlacement': [
    ...client(
      'features/partner/placement.test.tsx',
      FETCHES,
      'progress until the site has loaded',
      'a site that does not load in 20 s is told as failed; a retry asks for a fresh address',
      'leaves for the browser with a fresh address, in a page of its own'
    ),
    ...h5('partners.test.ts', 'jointLogin %s')
  ],
  'page.qnxPlacement': [
    ...client('features/partner/placement.test.tsx', FETCHES),
    ...h5('partners.test.ts', 'jointLogin %s')
  ],
  'page.filmPlacement': [
    ...client('features/partner/placement.test.tsx', FETCHES),
    ...h5('partners.test.ts', 'the film list: a film, seats, paid')
  ],
  'page.qnxPay': [...client(PAY_PAGES_TEST, GOES_ON, LEADS_BACK), ...h5('partners.test.ts', 'jointLogin %s')],
  'page.filmPay': [
    ...client(PAY_PAGES_TEST, GOES_ON, LEADS_BACK),
    ...h5('partners.test.ts', 'the film list: a film, seats, paid')
  ],
  'page.mtPay': [...client(PAY_PAGES_TEST, GOES_ON, LEADS_BACK), ...h5('partners.test.ts', 'jointLogin %s')],
  'page.hdzPayment': [
    ...client(PAY_PAGES_TEST, PAYS, LEADS_BACK),
    ...h5('partners.test.ts', 'jointLogin %s')
  ],
  'page.payment': [
    ...client(PAY_PAGES_TEST, PAYS, LEADS_BACK),
    ...h5('partners.test.ts', 'haiwei, by tapping: %s, paid on %s')
  ],
  'page.discountPay': [
    ...client(PAY_PAGES_TEST, PAYS, LEADS_BACK),
    ...h5('partners.test.ts', 'haiwei, by tapping: %s, paid on %s'),
    ...server('partner/story.test.ts', 'haiwei: a product, and the way to it')
  ],
  'page.openAppTip': h5(
    'wechat.test.ts',
    'in WeChat: the menu is shown, the link is copied, the window closes',
    'a browser goes on by itself to an address of ours',
    'a browser does not go to %s by itself'
  ),
  'page.openXcx': [
    ...h5(
      'wechat.test.ts',
      'in WeChat: the launch tag with the page, allowed by the configuration',
      'another browser of a phone: tries once by itself, and has a button',
      'a desktop: a QR code'
    ),
    ...server('wechat/mini-links.test.ts', 'there are three ways to a page of our mini-program')
  ],
  'page.goPrivilegeMini': [
    ...mini(
      'journeys/jumps.test.ts',
      'nothing is opened before the tap; the tap opens it with id and path of the configuration',
      'who says no stays, and may go after all',
      'a mini-program that the channel does not know'
    ),
    ...h5('wechat.test.ts', 'goPrivilegeMini in a browser leads by way of our own mini-program')
  ]
}
