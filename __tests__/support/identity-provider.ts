/** An identity provider on this machine, written from OpenID Connect Core 1.0 and Discovery 1.0: one person, who says yes or no. */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** What a token says otherwise than it should. */
export interface OddToken {
  readonly claims?: Readonly<Record<string, unknown>>
  /** Signed by a key that is not the provider's. */
  readonly isForged?: boolean
}

/** The provider while it runs. */
export interface IdentityProvider {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  /** Whom the next login is. */
  subject: string
  /** How the next token is wrong. */
  odd: OddToken
  /** Requests for tokens that were answered with one. */
  readonly tokens: string[]
  stop(): Promise<void>
}

interface Begun {
  readonly challenge: string
  readonly nonce: string
  readonly redirectUri: string
}

const base64url = (value: object | Buffer) =>
  (Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value))).toString('base64url')

const page = (yes: string, no: string) =>
  `<!doctype html><html lang="zh-CN"><title>统一登录</title><h1>统一登录</h1><p><a href="${yes}">同意登录</a></p><p><a href="${no}">取消</a></p>`

/** Starts a provider; `stop` ends it. */
export async function startIdentityProvider(): Promise<IdentityProvider> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const begun = new Map<string, Begun>()
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const provider: IdentityProvider = {
    issuer,
    clientId: 'console',
    clientSecret: randomBytes(12).toString('hex'),
    subject: 'person-1',
    odd: {},
    tokens: [],
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
    const url = new URL(request.url ?? '/', issuer)
    const json = (value: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256']
        })
      case '/jwks':
        return json({
          keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' }]
        })
      case '/authorize':
        return response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(asked(url.searchParams))
      case '/token':
        return token(request, new URLSearchParams(await text(request)), json)
      default:
        return response.writeHead(404).end()
    }
  }

  function asked(query: URLSearchParams): string {
    const code = randomBytes(8).toString('hex')
    const redirectUri = query.get('redirect_uri') ?? ''
    begun.set(code, {
      challenge: query.get('code_challenge') ?? '',
      nonce: query.get('nonce') ?? '',
      redirectUri
    })
    const back = (more: Record<string, string>) =>
      `${redirectUri}?${new URLSearchParams({ ...more, state: query.get('state') ?? '' }).toString()}`.replaceAll(
        '&',
        '&amp;'
      )
    return page(back({ code }), back({ error: 'access_denied' }))
  }

  function token(
    { headers }: IncomingMessage,
    form: URLSearchParams,
    json: (value: object, status?: number) => unknown
  ): unknown {
    const { clientId, clientSecret, subject, odd } = provider
    const code = form.get('code') ?? ''
    const login = begun.get(code)
    begun.delete(code)
    const isClient =
      headers.authorization === `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!isClient) return json({ error: 'invalid_client' }, 401)
    if (login?.challenge !== challenge || login.redirectUri !== form.get('redirect_uri'))
      return json({ error: 'invalid_grant' }, 400)
    const now = Math.floor(Date.now() / 1000)
    const usual = { iss: issuer, sub: subject, aud: clientId, nonce: login.nonce, iat: now, exp: now + 300 }
    const idToken = signed({ ...usual, ...odd.claims }, odd.isForged ? stranger.privateKey : own.privateKey)
    provider.tokens.push(idToken)
    return json({ access_token: randomBytes(12).toString('hex'), token_type: 'Bearer', id_token: idToken })
  }

  return provider
}

/** A JSON Web Token, RS256. */
function signed(claims: object, key: KeyObject): string {
  const content = `${base64url({ alg: 'RS256', kid: 'k1' })}.${base64url(claims)}`
  return `${content}.${base64url(sign('sha256', Buffer.from(content), key))}`
}
