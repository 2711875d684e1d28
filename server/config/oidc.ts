import { SettingsError } from './settings-error'

/** The identity provider (OpenID Connect) by which staff may log in. */
export interface OidcSettings {
  /** As the provider calls itself, letter by letter. */
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** What the button of the login calls it. */
  readonly name: string
}

const REQUIRED = ['CONSOLE_OIDC_ISSUER', 'CONSOLE_OIDC_CLIENT_ID', 'CONSOLE_OIDC_CLIENT_SECRET'] as const

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** An address of https; of http on this machine alone, where nobody listens in. */
export function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash } = new URL(text)
  const isPrivate = protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname))
  return isPrivate && search === '' && hash === ''
}

type Values = { readonly [Name in (typeof REQUIRED)[number]]?: string | undefined } & {
  readonly CONSOLE_OIDC_NAME: string
}

/** The provider of the settings; undefined if none is named. @throws SettingsError if something of it is missing */
export function readOidc(values: Values): OidcSettings | undefined {
  const missing = REQUIRED.filter((name) => values[name] === undefined)
  if (missing.length === REQUIRED.length) return undefined
  if (missing.length > 0)
    throw new SettingsError(missing.map((name) => `${name}: required beside the other CONSOLE_OIDC settings`))
  return {
    issuer: values.CONSOLE_OIDC_ISSUER ?? '',
    clientId: values.CONSOLE_OIDC_CLIENT_ID ?? '',
    clientSecret: values.CONSOLE_OIDC_CLIENT_SECRET ?? '',
    name: values.CONSOLE_OIDC_NAME
  }
}
