import { PRIVATE_PARAMETERS } from '@contract/device/secrets'
import { publicAddress } from '@/platform/wechat/wechat-address'
import { maskSecrets } from '../../server/http/log'
import { carriesSecret, readBy } from '../../server/ssr/address'

describe.each(PRIVATE_PARAMETERS)('parameter %s', (name) => {
  test('is in no shared or signed address', () =>
    expect(publicAddress(`https://a.example/p?a=1&${name}=hush&b=2`)).toBe('https://a.example/p?a=1&b=2'))

  test('is in no rendered page, alone or packed into a scene', () => {
    expect(readBy(['a', name], { a: '1', [name]: 'hush' })).toEqual({ a: '1' })
    expect(carriesSecret({ [name]: 'hush' })).toBe(true)
    expect(carriesSecret({ scene: `ch=main&${name}=hush` })).toBe(true)
  })

  test('is in no log', () =>
    expect(maskSecrets(`{"path":"/p?a=1&${name}=hush&b=2"}`)).toBe(`{"path":"/p?a=1&${name}=***&b=2"}`))
})
