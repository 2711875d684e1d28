import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../config/settings'
import { ownPages } from './own-page'

/** The cookie of browsers; the mini-program keeps the same as a stored value and sends it in a header. */
const COOKIE = 'device'
/** Request and answer header of the mini-program. */
export const DEVICE_HEADER = 'device-key'
/** 180 days, counted anew by each login, s. */
const LIFE_SECONDS = 15_552_000
const FORM = /^[\w-]{43}$/

/**
 * The key by which a device is known again after its session has ended. It opens nothing: a device that has logged in to a
 * number with it gets codes for that number, however many strangers have asked for (ADR 0056).
 */
export interface DeviceKeys {
  /** The key that a call carries; null where it carries none. */
  of(request: FastifyRequest): string | null
  /** Lets the device keep a key from now on. */
  keep(key: string, request: FastifyRequest, reply: FastifyReply): void
}

/** 32 random bytes: nobody guesses one, and the server has the hashes of those that it believes. */
export const newDeviceKey = () => randomBytes(32).toString('base64url')

/** Keys of the devices that use the server of these settings. */
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
