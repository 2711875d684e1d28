import type { ClientAuth, Configuration, CustomFetch } from 'openid-client'
import type { OidcSettings } from '../../config/oidc'
import { sendOutgoing } from '../outgoing'
import { RemoteError } from '../remote-json'
import { LoginRefused, type OidcGateway } from './oidc-gateway'

const SYSTEM = 'oidc'
const TIMEOUT_MS = 8000
const MAX_ANSWER_BYTES = 1_000_000
/** What the provider says of itself (addresses, keys) is asked for anew after this time. */
const DISCOVERY_MS = 3_600_000

const library = () => import('openid-client')

/** The identity provider of the settings, by openid-client; null if there is none. */
export function createOidc(
  settings: OidcSettings | undefined,
  clock: () => number = Date.now
): OidcGateway | null {
  if (settings === undefined) return null
  const { issuer, name } = settings
  let known: { readonly at: number; readonly configuration: Promise<Configuration> } | undefined

  async function configuration(): Promise<Configuration> {
    if (!known || clock() - known.at > DISCOVERY_MS)
      known = { at: clock(), configuration: discovered(settings) }
    try {
      return await known.configuration
    } catch (problem) {
      known = undefined
      throw remote(problem)
    }
  }

  return {
    issuer,
    name,
    async begin(redirectUri) {
      const oidc = await library()
      const config = await configuration()
      const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
      const address = oidc.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: 'openid',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256'
      })
      return { address: address.href, state, nonce, verifier }
    },
    async finish(address, { state, nonce, verifier }) {
      const oidc = await library()
      const config = await configuration()
      try {
        const tokens = await oidc.authorizationCodeGrant(config, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true
        })
        const subject = tokens.claims()?.sub
        if (subject === undefined) throw new LoginRefused(false, 'no subject')
        return subject
      } catch (problem) {
        throw refusalOf(problem)
      }
    }
  }
}

async function discovered(settings: OidcSettings | undefined): Promise<Configuration> {
  if (!settings) throw new Error('no provider is set')
  const { issuer, clientId, clientSecret } = settings
  const oidc = await library()
  const isLoopback = issuer.startsWith('http:')
  return oidc.discovery(new URL(issuer), clientId, undefined, secretOf(oidc, clientSecret), {
    [oidc.customFetch]: outgoing(isLoopback),
    // the settings allow http on this machine alone
    execute: [oidc.enableNonRepudiationChecks, ...(isLoopback ? [oidc.allowInsecureRequests] : [])]
  })
}

/** The client's secret, sent in one of the two ways that there are: as the provider wants it, in the header if it does not say. */
const secretOf =
  (oidc: Awaited<ReturnType<typeof library>>, secret: string): ClientAuth =>
  (...request) => {
    const isInBody = request[0].token_endpoint_auth_methods_supported?.includes('client_secret_post')
    return (isInBody ? oidc.ClientSecretPost(secret) : oidc.ClientSecretBasic(secret))(...request)
  }

/** Requests of the library: to addresses that the provider of the settings names, by https unless it is this machine. */
const outgoing =
  (isLoopback: boolean): CustomFetch =>
  async (address, { method, headers, body }) => {
    const url = new URL(address)
    if (url.protocol !== 'https:' && !isLoopback) throw new Error('not an address of https')
    if (method !== 'GET' && method !== 'POST') throw new Error('an unexpected method')
    const answer = await sendOutgoing(
      {
        base: url.origin,
        url,
        method,
        headers,
        ...(body instanceof URLSearchParams || typeof body === 'string' ? { body: body.toString() } : {})
      },
      { timeoutMs: TIMEOUT_MS, maxBytes: MAX_ANSWER_BYTES }
    )
    const isEmpty = answer.status === 204 || answer.status === 304
    return new Response(isEmpty ? null : new Uint8Array(answer.bytes), {
      status: answer.status,
      headers: answer.headers
    })
  }

/** Codes of the library: the check of what the provider sent failed, or it answered with an error of the protocol. */
const REFUSALS = /^OAUTH_(?!HTTP_REQUEST|TIMEOUT|ABORT)/

/** By names and codes, never with messages: those may quote a token. */
function refusalOf(problem: unknown): Error {
  if (problem instanceof LoginRefused) return problem
  const { code, error } = (problem ?? {}) as { readonly code?: unknown; readonly error?: unknown }
  if (error === 'access_denied') return new LoginRefused(true, 'access_denied')
  if (typeof code === 'string' && REFUSALS.test(code)) return new LoginRefused(false, code)
  return remote(problem)
}

const remote = (problem: unknown): RemoteError => {
  if (problem instanceof RemoteError) return problem
  const { name, code } = (problem ?? {}) as { readonly name?: unknown; readonly code?: unknown }
  return new RemoteError(SYSTEM, [name, code].filter((word) => typeof word === 'string').join(' '))
}
