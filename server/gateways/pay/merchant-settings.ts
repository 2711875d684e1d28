import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { SettingsError } from '../../config/settings-error'
import { addressSetting, requiredSettings } from '../required-settings'
import type { Merchant } from './merchant'

type Source = Readonly<Record<string, string | undefined>>

/** Path on our server for WeChat Pay's notices. */
export const NOTIFY_PATH = '/unionbuy-server/payment/wechat/notify'

const REQUIRED = [
  'WECHAT_PAY_MCHID',
  'WECHAT_PAY_SERIAL',
  'WECHAT_PAY_PRIVATE_KEY_FILE',
  'WECHAT_PAY_API_V3_KEY',
  'WECHAT_PAY_PLATFORM_KEYS',
  'WECHAT_APP_ID'
] as const

/** Prefix of WeChat Pay's public key ids; anything else is the serial of a platform certificate. */
const PUBLIC_KEY = 'PUB_KEY_ID_'

/**
 * The real merchant. `WECHAT_PAY_PLATFORM_KEYS` lists `serial=file` pairs, comma-separated: public keys under their
 * PUB_KEY_ID_… and, where still in use, platform certificates under their serial. If there is a public key, the
 * platform is asked to sign with it (the first of them); while a merchant migrates, responses signed by the
 * certificates are accepted as well.
 * @throws SettingsError
 */
export function readMerchant(env: Source, publicOrigin: string): Merchant {
  const values = requiredSettings('GATEWAY_PAY', REQUIRED, env)
  if (Buffer.byteLength(values.WECHAT_PAY_API_V3_KEY) !== 32) {
    throw new SettingsError(['WECHAT_PAY_API_V3_KEY: must be 32 bytes'])
  }
  const official = env.WECHAT_PAY_OFFICIAL_APP_ID || values.WECHAT_APP_ID
  const keys = platformKeys(values.WECHAT_PAY_PLATFORM_KEYS)
  const platformKeyId = Object.keys(keys).find((serial) => serial.startsWith(PUBLIC_KEY))
  return {
    baseUrl: addressSetting('WECHAT_PAY_BASE_URL', 'https://api.mch.weixin.qq.com', env).href.replace(
      /\/$/,
      ''
    ),
    mchId: values.WECHAT_PAY_MCHID,
    appIds: { mini: values.WECHAT_APP_ID, jsapi: official, h5: official },
    serial: values.WECHAT_PAY_SERIAL,
    privateKey: keyFile('WECHAT_PAY_PRIVATE_KEY_FILE', values.WECHAT_PAY_PRIVATE_KEY_FILE, createPrivateKey),
    apiV3Key: values.WECHAT_PAY_API_V3_KEY,
    platformKeys: keys,
    ...(platformKeyId === undefined ? {} : { platformKeyId }),
    notifyUrl: publicOrigin + NOTIFY_PATH
  }
}

function platformKeys(list: string): Record<string, KeyObject> {
  const pairs = list.split(',').map((pair) => pair.trim().split('='))
  return Object.fromEntries(
    pairs.map(([serial = '', file = '']) => {
      if (!serial || !file)
        throw new SettingsError(['WECHAT_PAY_PLATFORM_KEYS: must be serial=file,serial=file'])
      return [serial, keyFile('WECHAT_PAY_PLATFORM_KEYS', file, createPublicKey)]
    })
  )
}

function keyFile(name: string, file: string, read: (pem: string) => KeyObject): KeyObject {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    throw new SettingsError([`${name}: ${file} holds no readable key`])
  }
}
