import { sharedByPage } from '@/features/wechat/web-message'

const event = (...data: unknown[]) => ({ detail: { data } })
const CARD = { title: '会员卡', path: '/pages/cardDetail/index?cardId=1' }

it.each([
  ['the newest of several', event({ share: { ...CARD, title: '旧' } }, { share: CARD }), CARD],
  ['what makes sense among what does not', event({ share: CARD }, { pay: 1 }, null, 'x'), CARD],
  [
    'without credentials',
    event({ share: { ...CARD, path: '/pages/market/index?token=1&channel=main' } }),
    { ...CARD, path: '/pages/market/index?channel=main' }
  ]
])('%s', (_what, message, shared) => expect(sharedByPage(message)).toEqual(shared))

it.each([
  event({ share: { ...CARD, path: 'https://evil.test/' } }),
  event({ share: { ...CARD, path: '//evil.test/pages/market/index' } }),
  event({ share: { ...CARD, path: '/pages/nowhere/index' } }),
  event({ share: { ...CARD, title: '' } }),
  event({ share: { ...CARD, title: 'x'.repeat(101) } }),
  event({ share: { title: 1, path: 2 } }),
  // payment is never taken from a message
  event({ pay: { orderNo: '1' } }, { orderNo: '1', paid: true }),
  event(),
  { detail: {} },
  { detail: { data: 'x' } },
  null,
  undefined
])('%j says nothing', (message) => expect(sharedByPage(message)).toBeUndefined())
