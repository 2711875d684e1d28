import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../config/settings'
import { MAX_TOKEN_LENGTH } from '../core/session-token'
import { STAFF_SESSION_HOURS } from '../modules/staff'

const NAME = 'pc_console'

/** The cookie with the session of staff: no script sees it, and no other site's request carries it. */
export interface ConsoleCookie {
  /** The token stored by the browser; null if there is none. */
  tokenOf(request: FastifyRequest): string | null
  /** Makes the browser store a token; null: it deletes the stored one. */
  keep(token: string | null, reply: FastifyReply): void
}

export function consoleCookie({ publicOrigin }: Pick<Settings, 'publicOrigin'>): ConsoleCookie {
  const options = {
    httpOnly: true,
    sameSite: 'strict',
    path: '/console',
    secure: publicOrigin.startsWith('https:')
  } as const
  return {
    tokenOf({ cookies }) {
      const token = cookies[NAME]
      return token && token.length <= MAX_TOKEN_LENGTH ? token : null
    },
    keep(token, reply) {
      reply.setCookie(NAME, token ?? '', {
        ...options,
        maxAge: token === null ? 0 : STAFF_SESSION_HOURS * 3600
      })
    }
  }
}
