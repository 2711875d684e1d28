/** Each secret while it changes: what the old value made is read beside the new one, and refused without it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judge } from '@contract/wallet/judge'
import { dayKey, readLiveCode, rotatingCode } from '@contract/wallet/live-code'
import { ROTATED_SECRETS, type Secrets } from '../../../server/config/secrets'
import { readSettings } from '../../../server/config/settings'
import { cardCodeMac, cardCodeMacs } from '../../../server/domain/card-code'
import { grantCodeMac, grantCodeMacs, invitationMac, invitationMacs } from '../../../server/domain/grant-code'
import { ageOfLiveCode, liveKeyOf, liveKeysOf } from '../../../server/domain/live-key'
import { isCurrentSeal, seal, sealedMac, sealedMacs, unseal } from '../../../server/domain/sealed'
import { createKuaidi100, md5, readKuaidi100 } from '../../../server/gateways/logistics/kuaidi100'
import { userIdOf } from '../../../server/gateways/partner/user-id'
import { codeOf, readCode } from '../../../server/modules/lounge/code'
import { smsCodeMac, smsCodeMacs } from '../../../server/modules/session/model'
import { readUnionSign, unionSign } from '../../../server/modules/session/union-sign'
import { signedQuery, chatOfAddress } from '../../../server/sandbox/chat/chat-address'

const NOW = new Date('2026-11-28T04:00:00Z')
const OLD = 'old-value-old-value-old-value-old-value'
const NEW = 'new-value-new-value-new-value-new-value'
const IDENTITY = 'who-we-are-at-partners-who-we-are-at-1'

const dataDir = mkdtempSync(join(tmpdir(), 'rotation-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const secretsOf = (env: Record<string, string>): Secrets =>
  readSettings({ DATA_DIR: dataDir, IDENTITY_SECRET: IDENTITY, ...env }).secrets

/** Makes something with these secrets, and says whether others accept it. */
type Use = (makers: Secrets) => (readers: Secrets) => boolean

const opens = (read: () => unknown) => {
  try {
    return Boolean(read())
  } catch {
    return false
  }
}
const among = (made: string, forms: readonly string[]) => forms.includes(made)

const union = (channel: keyof Secrets['union']): [string, Use] => [
  'a sign of a distributor',
  (makers) => {
    const sign = unionSign(makers.union[channel], channel, { m: '13800138000' }, NOW)
    return (readers) => readUnionSign(readers.union[channel], channel, sign, NOW)?.mobile === '13800138000'
  }
]
const shown = (kind: 'ticket' | 'voucher', number: string): Use => {
  return (makers) => {
    const { code } = rotatingCode({ number, key: liveKeyOf(kind, number, makers.signing) }, NOW.getTime())
    return (readers) => {
      const read = readLiveCode(code)
      return read !== null && ageOfLiveCode(kind, read, readers.signing, NOW.getTime()) === 'fresh'
    }
  }
}

const USES: Readonly<Record<(typeof ROTATED_SECRETS)[number], readonly [string, Use][]>> = {
  SMS_PEPPER: [
    [
      'an SMS code',
      ({ smsPepper }) => {
        const made = smsCodeMac(smsPepper, '13800138000', 'login', '123456')
        return (readers) => among(made, smsCodeMacs(readers.smsPepper, '13800138000', 'login', '123456'))
      }
    ]
  ],
  SIGNING_SECRET: [
    ['the code of a ticket', shown('ticket', '123456789012')],
    ['the code of a voucher', shown('voucher', '1234567890123456')],
    [
      'the code of a lounge',
      ({ signing }) => {
        const made = codeOf('123456789012', NOW, signing)
        return (readers) => readCode(made, readers.signing, NOW)?.age === 'fresh'
      }
    ],
    [
      'a code that is shown to a shop without a network',
      ({ signing }) => {
        const number = '1234567890123456'
        const { code } = rotatingCode({ number, key: liveKeyOf('voucher', number, signing) }, NOW.getTime())
        return (readers) => {
          const day = '2026-11-28'
          const items = liveKeysOf('voucher', number, readers.signing).map((key) => ({
            ...{ number, name: '拿铁', who: '' },
            key: dayKey(key, day)
          }))
          return (
            judge(code, { shop: 'brand:x', name: 'x', day, items }, new Set(), NOW.getTime()).verdict ===
            'passed'
          )
        }
      }
    ],
    [
      'the address of a chat',
      ({ signing }) => {
        const chat = {
          serial: 'KF0123456789ABCDEF',
          channel: 'main',
          subject: 'channel',
          orderNo: undefined
        } as const
        const query = Object.fromEntries(new URLSearchParams(signedQuery(chat, NOW, signing)))
        return (readers) => chatOfAddress(chat.serial, query, NOW, readers.signing) !== undefined
      }
    ]
  ],
  CARD_PEPPER: [
    [
      'the code of a printed card',
      ({ cardPepper }) => {
        const made = cardCodeMac('8000', 'CODE', cardPepper)
        return (readers) => among(made, cardCodeMacs('8000', 'CODE', readers.cardPepper))
      }
    ],
    [
      'the code of an activity',
      ({ cardPepper }) => {
        const made = grantCodeMac('CODE', cardPepper)
        return (readers) => among(made, grantCodeMacs('CODE', readers.cardPepper))
      }
    ],
    [
      'an invited number',
      ({ cardPepper }) => {
        const made = invitationMac('a', '13800138000', cardPepper)
        return (readers) => among(made, invitationMacs('a', '13800138000', readers.cardPepper))
      }
    ]
  ],
  DOCUMENT_SECRET: [
    [
      'what was sealed',
      ({ document }) => {
        const sealed = seal('110105194912310021', 'owner', document)
        return (readers) => opens(() => unseal(sealed, 'owner', readers.document))
      }
    ],
    [
      'the mark of a number',
      ({ document }) => {
        const made = sealedMac('idCard 1101', document)
        return (readers) => among(made, sealedMacs('idCard 1101', readers.document))
      }
    ]
  ],
  UNION_SECRET_MAIN: [union('main')],
  UNION_SECRET_CANDY: [union('candy')],
  UNION_SECRET_JINJIANG: [union('jinjiang')],
  UNION_SECRET_LVYUN: [union('lvyun')],
  UNION_SECRET_YANGLAO: [union('yanglao')]
}

const cases = ROTATED_SECRETS.flatMap((name) => USES[name].map(([what, use]) => [name, what, use] as const))

describe.each(cases)('%s: %s', (name, _what, use) => {
  const before = () => secretsOf({ [name]: OLD })
  const between = () => secretsOf({ [name]: NEW, [`${name}_PREVIOUS`]: OLD })
  const after = () => secretsOf({ [name]: NEW })

  test('made before is read while the old value is known, and not afterwards', () => {
    const isAccepted = use(before())
    expect([isAccepted(before()), isAccepted(between()), isAccepted(after())]).toEqual([true, true, false])
  })

  test('made meanwhile needs the new value only; a process that knows it already reads it', () => {
    const isAccepted = use(between())
    const ready = secretsOf({ [name]: OLD, [`${name}_PREVIOUS`]: NEW })
    expect([isAccepted(after()), isAccepted(ready), isAccepted(before())]).toEqual([true, true, false])
  })
})

test('LOGISTICS_SALT: a push signed with the salt of its subscription is read while that is known', () => {
  const gateway = (salt: string, previous?: string) =>
    createKuaidi100(
      readKuaidi100(
        {
          LOGISTICS_CUSTOMER: 'c',
          LOGISTICS_KEY: 'k',
          LOGISTICS_SALT: salt,
          ...(previous ? { LOGISTICS_SALT_PREVIOUS: previous } : {})
        },
        'https://vip.example.com'
      )
    )
  const param = JSON.stringify({
    status: 'polling',
    lastResult: {
      ...{ state: '2', com: 'sf', nu: 'SF1' },
      data: [{ ftime: '2026-01-01 10:00:00', context: '已揽收', statusCode: '2' }]
    }
  })
  const push = { param, sign: md5(param, OLD) }
  expect(gateway(OLD).readPush(push)).toBeDefined()
  expect(gateway(NEW, OLD).readPush(push)).toBeDefined()
  expect(() => gateway(NEW).readPush(push)).toThrow('not signed')
  expect(() => gateway(NEW, NEW)).toThrow('LOGISTICS_SALT_PREVIOUS: must differ from LOGISTICS_SALT')
})

test('only what the previous secret made has to be sealed again', () => {
  const sealed = seal('1101', 'owner', OLD)
  expect(isCurrentSeal(sealed, 'owner', [NEW, OLD])).toBe(false)
  expect(isCurrentSeal(seal('1101', 'owner', [NEW, OLD]), 'owner', [NEW, OLD])).toBe(true)
})

test('members keep their ids at partners when the signing secret changes', () => {
  const idOf = ({ identity }: Secrets) => userIdOf(identity, 'hdz', 'm_1')
  const before = readSettings({ DATA_DIR: dataDir, SIGNING_SECRET: OLD }).secrets
  const between = { SIGNING_SECRET: NEW, SIGNING_SECRET_PREVIOUS: OLD }
  expect(() => readSettings({ DATA_DIR: dataDir, ...between })).toThrow(
    'IDENTITY_SECRET: required beside SIGNING_SECRET_PREVIOUS'
  )
  expect(idOf(secretsOf({ ...between, IDENTITY_SECRET: OLD }))).toBe(idOf(before))
})

describe.each(ROTATED_SECRETS)('%s_PREVIOUS', (name) => {
  const previous = `${name}_PREVIOUS`
  test('is as long as the secret, another one, and only beside it', () => {
    expect(() => secretsOf({ [name]: NEW, [previous]: 'short' })).toThrow(
      `${previous}: must have at least 32`
    )
    expect(() => secretsOf({ [name]: NEW, [previous]: NEW })).toThrow(`${previous}: must differ from ${name}`)
    expect(() => secretsOf({ [previous]: OLD })).toThrow(`${previous}: only beside ${name}`)
  })
})
