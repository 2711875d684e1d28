import { publicAddress, signedAddresses } from '@/platform/wechat/wechat-address'

const FIRST = 'https://a.example/pages/index/index?channel=main'
const NOW = 'https://a.example/pages/pay/index?orderNo=1#top'

it.each([
  ['android', FIRST, NOW, ['https://a.example/pages/pay/index?orderNo=1']],
  ['other', FIRST, NOW, ['https://a.example/pages/pay/index?orderNo=1']],
  ['ios', FIRST, NOW, [FIRST, 'https://a.example/pages/pay/index?orderNo=1']],
  ['ios', FIRST, FIRST, [FIRST]],
  ['ios', `${FIRST}&ticket=abc`, FIRST, [FIRST]]
])('%s: from %s to %s signs %j', (system, first, now, signed) => {
  expect(signedAddresses(system, first, now)).toEqual(signed)
})

it.each([
  ['/p?a=1&token=x&b=2', '/p?a=1&b=2'],
  ['/p?sign=x', '/p'],
  ['/p?%73ign=x&authCod%65=y&a=1', '/p?a=1'],
  ['/p?authCode=1&ticket=2&token12=3&lyToken=4&code=5&state=6&orderNo=7#z', '/p?orderNo=7'],
  ['/p', '/p'],
  ['/p#token=1', '/p']
])('%s is handed on as %s', (address, clean) => expect(publicAddress(address)).toBe(clean))
