/** Which keys of the platform a merchant believes, and which one it asks for: certificates, the public key, or both while it moves. */
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readMerchant } from '../../../server/gateways/pay/merchant-settings'

const CERTIFICATE = '5157F09EFDC096DE15EBE81A47057A7232F1B8E1'
const PUBLIC_KEY = 'PUB_KEY_ID_0119000001092026010100111100000042'

let folder: string
let file: (name: string) => string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'merchant-'))
  file = (name) => join(folder, name)
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  writeFileSync(file('own.pem'), privateKey.export({ type: 'pkcs8', format: 'pem' }))
  writeFileSync(file('platform.pem'), publicKey.export({ type: 'spki', format: 'pem' }))
})
afterAll(() => rmSync(folder, { recursive: true }))

const merchant = (...serials: string[]) =>
  readMerchant(
    {
      WECHAT_PAY_MCHID: '1900000001',
      WECHAT_PAY_SERIAL: 'OWN',
      WECHAT_PAY_PRIVATE_KEY_FILE: file('own.pem'),
      WECHAT_PAY_API_V3_KEY: 'k'.repeat(32),
      WECHAT_PAY_PLATFORM_KEYS: serials.map((serial) => `${serial}=${file('platform.pem')}`).join(', '),
      WECHAT_APP_ID: 'wxMini'
    },
    'https://shop.example'
  )

test('certificates alone: none is asked for', () => {
  expect(merchant(CERTIFICATE)).not.toHaveProperty('platformKeyId')
})

test('the public key is asked for, wherever it stands in the list; certificates are believed beside it', () => {
  expect(merchant(PUBLIC_KEY).platformKeyId).toBe(PUBLIC_KEY)
  const moving = merchant(CERTIFICATE, PUBLIC_KEY)
  expect(moving.platformKeyId).toBe(PUBLIC_KEY)
  expect(Object.keys(moving.platformKeys)).toEqual([CERTIFICATE, PUBLIC_KEY])
})
