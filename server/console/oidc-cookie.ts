import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Settings } from '../config/settings'
import { seal, unsealed } from '../domain/sealed'

const NAME = 'pc_oidc'
/** How long somebody may take at the provider. */
const MINUTES = 10
const OWNER = 'oidc login'

const kept = z.object({
  app: z.enum(['console', 'shop']),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  endsAt: z.number()
})

/** What a browser keeps of a login while it is at the provider. */
export type BegunHere = Omit<z.output<typeof kept>, 'endsAt'>

/**
 * The cookie that binds a login at the provider to the browser that began it: sealed, so that neither the browser nor what reads its
 * cookies learns the secrets of that login. `SameSite=Lax`, as the provider's page leads back here.
 */
export function begunCookie({ publicOrigin, secrets }: Pick<Settings, 'publicOrigin' | 'secrets'>) {
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/console/oidc',
    secure: publicOrigin.startsWith('https:')
  } as const
  return {
    keep(login: BegunHere, now: Date, reply: FastifyReply): void {
      const text = JSON.stringify({ ...login, endsAt: now.getTime() + MINUTES * 60_000 })
      const value = seal(text, OWNER, secrets.document).toString('base64url')
      reply.setCookie(NAME, value, { ...options, maxAge: MINUTES * 60 })
    },
    /** What this browser has begun, which it forgets; null if that is nothing, or too long ago. */
    take({ cookies }: FastifyRequest, now: Date, reply: FastifyReply): BegunHere | null {
      const value = cookies[NAME]
      if (!value) return null
      reply.setCookie(NAME, '', { ...options, maxAge: 0 })
      const text = unsealed(Buffer.from(value, 'base64url'), OWNER, secrets.document)
      if (text === null) return null
      const { endsAt, ...login } = kept.parse(JSON.parse(text))
      return endsAt > now.getTime() ? login : null
    }
  }
}
