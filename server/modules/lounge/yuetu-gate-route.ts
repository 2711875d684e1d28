/** The door at which YueTu's gates ask whether somebody may enter. */
import { GateRefused } from '../../gateways/yuetu/yuetu-gateway'
import type { Kit } from '../../http/kit'
import { enterLounge, type EntryAnswer } from './gate'

/** Where YueTu's gates ask. */
export const GATE_PATH = '/unionbuy-server/yuetu/gate'

/** Takes what their gates ask, signed by them alone, and answers signed. */
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

/** In the words of their calls. */
const toldOf = ({ verdict, visit }: EntryAnswer) => ({
  verdict,
  ...(visit && { visit: visit.id, visits_left: visit.visitsLeft, guests_left: visit.guestsLeft })
})
