import { fen, text } from '@contract/common'
import { z } from 'zod'
import type { Settings } from '../../config/settings'
import { readAccess } from '../partner/partner-settings'
import { dataOf, signedCall, type PartnerAccess } from '../partner/signed-call'
import { RemoteError } from '../remote-json'
import type { JdGateway } from './jd-gateway'
import { isJdSign } from './jd-sign'

const NAMES = ['JD_BASE_URL', 'JD_APP_ID', 'JD_SECRET'] as const

const cardAnswer = z.object({
  code: z.string(),
  name: text(60, 1),
  face_fen: fen,
  account: text(20),
  state: z.enum(['done', 'processing', 'failed']),
  reason: text(100),
  at: z.iso.datetime({ offset: true })
})

/**
 * JD, the real one or the sandbox; null if it is real and not configured.
 * @throws SettingsError if it is partly configured
 */
export async function createJd(
  settings: Settings,
  clock: () => number = Date.now,
  env: NodeJS.ProcessEnv = process.env
): Promise<JdGateway | null> {
  const access =
    settings.gateways.jd === 'sandbox'
      ? (await import('../../sandbox/jd/access')).sandboxJdAccess(settings)
      : readAccess('JD', NAMES, env)
  return access && jdOver(access, clock)
}

function jdOver(access: PartnerAccess, clock: () => number): JdGateway {
  return {
    isSigned: (code, sign, now) => isJdSign(code, sign, access.secret, now),
    async card(code) {
      const answer = await signedCall(access, 'card', { code }, clock())
      if (answer.code === 'NOT_FOUND') return null
      if (answer.code !== 'OK') throw new RemoteError(access.system, answer.code)
      const card = dataOf(access, answer, cardAnswer)
      if (card.code !== code) return null
      return {
        name: card.name,
        faceFen: card.face_fen,
        account: card.account,
        state: card.state,
        reason: card.reason,
        at: new Date(card.at)
      }
    }
  }
}
