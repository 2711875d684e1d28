import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../config/settings'
import { ownPages } from './own-page'

/** The cookie of browsers; the mini-program has the same as a stored value and sends it in a header. */
const COOKIE = 'device'
/** Request and response header of the mini-program. */
export const DEVICE_HEADER = 'device-key'
/** 180 days, restarted by each login, s. */
const LIFE_SECONDS = 15_552_000
const FORM = /^[\w-]{43}$/

/**
 * The key that identifies a device after its session has ended. It grants no access: a device that has logged in to a
 * number with it gets codes for that number, however many strangers have requested some (ADR 0056).
 */
export interface DeviceKeys {
  /** The key sent with a call; null if there is none. */
  of(request: FastifyRequest): string | null
  /** Makes the device store a key. */
  keep(key: string, request: FastifyRequest, reply: FastifyReply): void
}

/** 32 random bytes: not guessable, and the server stores the hashes of those it trusts. */
export const newDeviceKey = () => randomBytes(32).toString('base64url')

/** Device keys for the server with these settings. */
export function deviceKeys(settings: Pick<Settings, 'publicOrigin'>): DeviceKeys {
  const isOwnPage = ownPages(settings)
  const cookie = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicOrigin.startsWith('https:'),
    maxAge: LIFE_SECONDS
  } as const
  return {
    of(request) {
      const sent = isMini(request)
        ? request.headers[DEVICE_HEADER]
        : isOwnPage(request)
          ? request.cookies[COOKIE]
          : undefined
      return typeof sent === 'string' && FORM.test(sent) ? sent : null
    },
    keep(key, request, reply) {
      if (isMini(request)) reply.header(DEVICE_HEADER, key)
      else if (isOwnPage(request)) reply.setCookie(COOKIE, key, cookie)
    }
  }
}

const isMini = ({ headers }: FastifyRequest) => headers['x-platform'] === 'mini'
