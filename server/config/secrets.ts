import { createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHANNEL_CODES, type ChannelCode } from './channels'
import type { Environment } from './environment'
import { SettingsError } from './settings-error'
import type { Secret } from '../lib/secret'

/** Keys that must not be known outside this server. Each can be replaced while it is used (docs/how-to/rotate-secrets.md). */
export interface Secrets {
  /** Mixed into the stored form of SMS codes. */
  readonly smsPepper: Secret
  /** Signs values that we hand out and need back unchanged. */
  readonly signing: Secret
  /** Names members at partners and their chats: a new value would make strangers of them, so it stays. */
  readonly identity: string
  /** Mixed into the stored form of printed cards' codes. */
  readonly cardPepper: Secret
  /** Encrypts document numbers and staff's second factors, and hashes receivers' numbers (see server/domain/sealed.ts). */
  readonly document: Secret
  /** Shared with the distributors of each channel: they use it to sign union logins. */
  readonly union: Readonly<Record<ChannelCode, Secret>>
}

/** Pepper of the demo's printed cards, so that their codes can be tried out. */
export const DEMO_CARD_PEPPER = 'demo-card-pepper'

/** Secrets that production requires if the database is not the server's own. */
export const REQUIRED_SECRETS = ['SMS_PEPPER', 'SIGNING_SECRET', 'CARD_PEPPER', 'DOCUMENT_SECRET'] as const

/**
 * Secrets from the environment. In development a missing one is generated once and stored in `dataDir`, so that restarts and
 * several processes agree; printed cards then use the demo's pepper. @throws SettingsError in production if one is missing
 */
export function readSecrets(values: Environment, dataDir: string): Secrets {
  const missing = REQUIRED_SECRETS.filter((name) => values[name] === undefined)
  if (missing.length > 0 && values.NODE_ENV === 'production' && values.DATABASE_URL) {
    throw new SettingsError(missing.map((name) => `${name}: required when DATABASE_URL is set in production`))
  }
  const faults = faultsOfPrevious(values)
  if (faults.length > 0) throw new SettingsError(faults)
  const signing = values.SIGNING_SECRET ?? storedSecret(dataDir, 'signing')
  return {
    smsPepper: pair(values.SMS_PEPPER ?? storedSecret(dataDir, 'sms-pepper'), values.SMS_PEPPER_PREVIOUS),
    signing: pair(signing, values.SIGNING_SECRET_PREVIOUS),
    identity: values.IDENTITY_SECRET ?? signing,
    cardPepper: pair(values.CARD_PEPPER ?? DEMO_CARD_PEPPER, values.CARD_PEPPER_PREVIOUS),
    document: pair(
      values.DOCUMENT_SECRET ?? storedSecret(dataDir, 'document'),
      values.DOCUMENT_SECRET_PREVIOUS
    ),
    union: unionSecrets(values, dataDir)
  }
}

const pair = (current: string, previous: string | undefined): Secret =>
  previous === undefined ? current : [current, previous]

/** Secrets that can have a previous value beside them. */
export const ROTATED_SECRETS = [
  ...REQUIRED_SECRETS,
  'UNION_SECRET_MAIN',
  'UNION_SECRET_CANDY',
  'UNION_SECRET_JINJIANG',
  'UNION_SECRET_LVYUN',
  'UNION_SECRET_YANGLAO'
] as const

function faultsOfPrevious(values: Environment): string[] {
  const faults = ROTATED_SECRETS.flatMap((name) => {
    const previous = `${name}_PREVIOUS` as const
    if (values[previous] === undefined) return []
    if (values[name] === undefined) return [`${previous}: only beside ${name}`]
    return values[name] === values[previous] ? [`${previous}: must differ from ${name}`] : []
  })
  // whoever forgets it gives every member another id at partners
  return values.SIGNING_SECRET_PREVIOUS !== undefined && values.IDENTITY_SECRET === undefined
    ? [...faults, 'IDENTITY_SECRET: required beside SIGNING_SECRET_PREVIOUS; the value that signed until now']
    : faults
}

/** A channel without a configured secret gets an unknown one: only the sandbox can sign for it. */
function unionSecrets(values: Environment, dataDir: string): Record<ChannelCode, Secret> {
  const made = (code: ChannelCode) =>
    createHmac('sha256', storedSecret(dataDir, 'union')).update(code).digest('base64url')
  const provided: Record<ChannelCode, string | undefined> = {
    main: values.UNION_SECRET_MAIN,
    candy: values.UNION_SECRET_CANDY,
    jinjiang: values.UNION_SECRET_JINJIANG,
    lvyun: values.UNION_SECRET_LVYUN,
    yanglao: values.UNION_SECRET_YANGLAO
  }
  const previous: Record<ChannelCode, string | undefined> = {
    main: values.UNION_SECRET_MAIN_PREVIOUS,
    candy: values.UNION_SECRET_CANDY_PREVIOUS,
    jinjiang: values.UNION_SECRET_JINJIANG_PREVIOUS,
    lvyun: values.UNION_SECRET_LVYUN_PREVIOUS,
    yanglao: values.UNION_SECRET_YANGLAO_PREVIOUS
  }
  const entries = CHANNEL_CODES.map((code) => [code, pair(provided[code] ?? made(code), previous[code])])
  return Object.fromEntries(entries) as Record<ChannelCode, Secret>
}

/** Several processes may start at once: the file appears only with its content, and the first one wins. */
function storedSecret(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets')
  const file = join(folder, name)
  const read = () => readFileSync(file, 'utf8').trim()
  try {
    return read()
  } catch {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  }
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (problem) {
    if ((problem as NodeJS.ErrnoException).code !== 'EEXIST') throw problem
  } finally {
    rmSync(draft, { force: true })
  }
  return read()
}
