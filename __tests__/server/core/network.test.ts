import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { networkOf, wideNetworkOf } from '../../../server/core/network'

test.each([
  ['203.0.113.9', '203.0.113.9', null],
  ['::ffff:203.0.113.9', '203.0.113.9', null],
  ['::ffff:cb00:7109', '203.0.113.9', null],
  ['0:0:0:0:0:FFFF:203.0.113.9', '203.0.113.9', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:0::/56'],
  ['2001:DB8:0001:aB02::1', '2001:db8:1:ab02::/64', '2001:db8:1:ab00::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/56'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/56'],
  ['64:ff9b::203.0.113.9', '64:ff9b:0:0::/64', '64:ff9b:0:0::/56'],
  ['', '', null]
])('%s is of %s, in %s', (address, network, wide) => {
  expect(networkOf(address)).toBe(network)
  expect(wideNetworkOf(networkOf(address))).toBe(wide)
})

test('all addresses of a /64 are one network, however they are written; another /64 is another', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  const written = (groups: readonly number[]) => groups.map((one) => one.toString(16)).join(':')
  fc.assert(
    fc.property(
      fc.tuple(group, group, group, group),
      fc.tuple(group, group, group, group),
      group,
      (net, host, other) => {
        const whole = networkOf(written([...net, ...host]))
        const padded = [...net, ...host]
          .map((one) => one.toString(16).padStart(4, '0').toUpperCase())
          .join(':')
        const isIpv4 = net.every((one) => one === 0) && host[0] === 0 && host[1] === 0xffff
        fc.pre(!isIpv4)
        expect(networkOf(padded)).toBe(whole)
        expect(networkOf(`${written(net)}::`)).toBe(whole)
        const beside = networkOf(written([...net.slice(0, 3), other, ...host]))
        expect(beside === whole).toBe(other === net[3])
        expect(wideNetworkOf(beside) === wideNetworkOf(whole)).toBe(other >> 8 === net[3] >> 8)
      }
    )
  )
})

test('the whole address is used where a system outside asks for it, and nowhere else', () => {
  const server = join(__dirname, '../../../server')
  const sources = (readdirSync(server, { recursive: true }) as string[]).filter((file) =>
    file.endsWith('.ts')
  )
  const withAddress = sources.filter((file) => /\bip\b(?!')/.test(readFileSync(join(server, file), 'utf8')))
  const named = withAddress.filter((file) =>
    /[{,]\s*ip\s*[,}:]|\.ip\b/.test(readFileSync(join(server, file), 'utf8'))
  )
  expect(named.sort()).toEqual([
    // its networks, as the operator has listed them
    'console/access.ts',
    'console/bind.ts',
    // as a login with a password: tries are counted by network
    'console/oidc.ts',
    'gateways/map/tencent-map.ts',
    'http/bind.ts',
    'http/log.ts',
    'http/security.ts',
    'modules/location/routes.ts',
    'modules/location/service.ts',
    'modules/order/routes.ts',
    'modules/session/puzzle-routes.ts',
    'ssr/pages.ts',
    // none is given: it would be that of WeChat's server
    'ssr/read-ahead.ts'
  ])
})
