/**
 * Logins by an identity provider: the browser is led there and comes back. Two pages outside of the contract, as a browser opens them
 * by their addresses.
 */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { oneLine } from '@contract/common'
import { BusinessError } from '../core/business-error'
import { networkOf } from '../core/network'
import { LoginRefused, type BegunLogin, type OidcGateway } from '../gateways/oidc/oidc-gateway'
import type { Kit } from '../http/kit'
import { loginByIdentity, NoAccount } from '../modules/staff'
import { consoleAccess } from './access'
import { consoleCookie } from './cookie'
import { begunCookie } from './oidc-cookie'
import { relyingParty } from './relying-party'

/** Where a browser begins; `?app=shop` comes back to the app of shops. */
export const OIDC_BEGIN = '/console/oidc/begin'
const OIDC_CALLBACK = '/console/oidc/callback'

/** Logins of one network that is not logged in, per minute: each costs a request to the provider. */
const LOGINS_PER_MINUTE = 30

/** What the login says when somebody comes back without a session. */
type Outcome = 'cancelled' | 'refused' | 'late' | 'unlinked' | 'disabled' | 'slow' | 'unreachable'

const begun = z.object({ app: z.enum(['console', 'shop']).catch('console') })
/** What the provider adds to the address; something twice is not of it. */
const added = z.record(oneLine(60), oneLine(4000))

/** Registers them, if there is a provider. */
export function oidcRoutes(kit: Kit): void {
  const provider = kit.gateways.oidc
  if (provider === null) return
  const { origin } = relyingParty(kit.settings)
  const redirectUri = origin + OIDC_CALLBACK
  const access = consoleAccess(kit.db, kit.settings)
  const cookie = begunCookie(kit.settings)
  const session = consoleCookie(kit.settings)

  /** The app, without what was in the address; `outcome`: its login, which says what went wrong. */
  const leadBack = (reply: FastifyReply, app: 'console' | 'shop', outcome?: Outcome) =>
    reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(outcome === undefined ? `/${app}` : `/${app}/sign-in?oidc=${outcome}`, 303)

  kit.rawRoute({
    method: 'GET',
    url: OIDC_BEGIN,
    async handler(request, reply) {
      await access(request)
      const { app } = begun.parse(request.query)
      try {
        await kit.limit(`console:oidc:${networkOf(request.ip)}`, LOGINS_PER_MINUTE, 60_000)
        const { address, ...kept } = await provider.begin(redirectUri)
        cookie.keep({ ...kept, app }, kit.clock.now(), reply)
        return await reply.header('cache-control', 'no-store').redirect(address, 303)
      } catch (problem) {
        return leadBack(reply, app, outcomeOf(problem, request))
      }
    }
  })

  kit.rawRoute({
    method: 'GET',
    url: OIDC_CALLBACK,
    async handler(request, reply) {
      await access(request)
      const now = kit.clock.now()
      const login = cookie.take(request, now, reply)
      if (login === null) return leadBack(reply, 'console', 'late')
      try {
        const identify = () => subjectOf(provider, cameTo(redirectUri, request.query), login)
        const { token } = await loginByIdentity(kit.db, identify, { network: networkOf(request.ip), now })
        session.keep(token, reply)
        return await leadBack(reply, login.app)
      } catch (problem) {
        return leadBack(reply, login.app, outcomeOf(problem, request))
      }
    }
  })
}

async function subjectOf(
  provider: OidcGateway,
  address: URL,
  login: BegunLogin
): Promise<{ readonly issuer: string; readonly subject: string }> {
  return { issuer: provider.issuer, subject: await provider.finish(address, login) }
}

/** @throws LoginRefused */
function cameTo(redirectUri: string, query: unknown): URL {
  const read = added.safeParse(query)
  if (!read.success) throw new LoginRefused(false, 'a parameter is not one')
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(read.data)) address.searchParams.set(name, value)
  return address
}

/** What the login says; what is not the person's doing is logged, without anything that is secret. */
function outcomeOf(problem: unknown, { log }: FastifyRequest): Outcome {
  if (problem instanceof NoAccount) return problem.why
  if (problem instanceof BusinessError) return problem.retryAfterSeconds === undefined ? 'disabled' : 'slow'
  if (problem instanceof LoginRefused) {
    if (problem.isCancelled) return 'cancelled'
    log.warn({ reason: problem.message }, 'a login by the identity provider was refused')
    return 'refused'
  }
  log.error({ err: problem }, 'a login by the identity provider failed')
  return 'unreachable'
}
