/** The endpoint through which YueTu's gates request entry. */
import { GateRefused } from '../../gateways/yuetu/yuetu-gateway'
import type { Kit } from '../../http/kit'
import { enterLounge, type EntryAnswer } from './gate'

/** Path for requests from YueTu's gates. */
export const GATE_PATH = '/unionbuy-server/yuetu/gate'

/** Accepts requests signed by their gates only, and signs its responses. */
export function yuetuGate({ rawRoute, db, settings, gateways, clock }: Kit): void {
  rawRoute({
    method: 'POST',
    url: GATE_PATH,
    body: 'raw',
    uncounted: true,
    handler: async (request, reply) => {
      const form = Object.fromEntries(new URLSearchParams(String(request.body)))
      const now = clock.now()
      try {
        const requested = gateways.yuetu.readGate(form, now)
        const answer = await enterLounge({ db, signing: settings.secrets.signing }, requested, now)
        return await reply.send(gateways.yuetu.answerGate(toldOf(answer), now))
      } catch (problem) {
        if (!(problem instanceof GateRefused)) throw problem
        request.log.warn({ err: problem }, 'request of a gate not taken')
        return reply.code(401).send({ code: 'REFUSED' })
      }
    }
  })
}

/** In the terms of their API. */
const toldOf = ({ verdict, visit }: EntryAnswer) => ({
  verdict,
  ...(visit && { visit: visit.id, visits_left: visit.visitsLeft, guests_left: visit.guestsLeft })
})
