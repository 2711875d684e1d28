import { createHmac, randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CHANNEL_CODES, type ChannelCode } from './channels'
import type { Environment } from './environment'
import { SettingsError } from './settings-error'

/** Keys that must not be known outside this server. */
export interface Secrets {
  /** Mixed into the stored form of SMS codes. */
  readonly smsPepper: string
  /** Signs values that we hand out and need back unchanged. */
  readonly signing: string
  /** Mixed into the stored form of printed cards' codes. */
  readonly cardPepper: string
  /** Encrypts document numbers (see server/domain/sealed.ts). */
  readonly document: string
  /** Shared with the distributors of each channel: they use it to sign union logins. */
  readonly union: Readonly<Record<ChannelCode, string>>
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
  return {
    smsPepper: values.SMS_PEPPER ?? storedSecret(dataDir, 'sms-pepper'),
    signing: values.SIGNING_SECRET ?? storedSecret(dataDir, 'signing'),
    cardPepper: values.CARD_PEPPER ?? DEMO_CARD_PEPPER,
    document: values.DOCUMENT_SECRET ?? storedSecret(dataDir, 'document'),
    union: unionSecrets(values, dataDir)
  }
}

/** A channel without a configured secret gets an unknown one: only the sandbox can sign for it. */
function unionSecrets(values: Environment, dataDir: string): Record<ChannelCode, string> {
  const made = (code: ChannelCode) =>
    createHmac('sha256', storedSecret(dataDir, 'union')).update(code).digest('base64url')
  const provided: Record<ChannelCode, string | undefined> = {
    main: values.UNION_SECRET_MAIN,
    candy: values.UNION_SECRET_CANDY,
    jinjiang: values.UNION_SECRET_JINJIANG,
    lvyun: values.UNION_SECRET_LVYUN,
    yanglao: values.UNION_SECRET_YANGLAO
  }
  const entries = CHANNEL_CODES.map((code) => [code, provided[code] ?? made(code)])
  return Object.fromEntries(entries) as Record<ChannelCode, string>
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
