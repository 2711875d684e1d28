/** The endpoint through which YueTu's gates request entry. */
import type { Kit } from '../../http/kit'
import { signedRoute } from '../../http/signed-route'
import { enterLounge, type EntryAnswer } from './gate'

/** Path for requests from YueTu's gates. */
export const GATE_PATH = '/unionbuy-server/yuetu/gate'

/** Accepts requests signed by their gates only, and signs its responses. */
export function yuetuGate(kit: Kit): void {
  const { db, settings, gateways } = kit
  signedRoute(kit, GATE_PATH, async (form, now) => {
    const requested = gateways.yuetu.readGate(form, now)
    const answer = await enterLounge({ db, signing: settings.secrets.signing }, requested, now)
    return gateways.yuetu.answerGate(toldOf(answer), now)
  })
}

/** In the terms of their API. */
const toldOf = ({ verdict, visit }: EntryAnswer) => ({
  verdict,
  ...(visit && { visit: visit.id, visits_left: visit.visitsLeft, guests_left: visit.guestsLeft })
})
