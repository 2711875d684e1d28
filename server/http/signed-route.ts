import { FormRefused } from '../gateways/signed-form'
import type { Kit } from './kit'

type Texts = Readonly<Record<string, string>>

/**
 * Registers a route for signed forms of other systems. `answer` reads and answers one; where it throws FormRefused, the answer is
 * 401 and unsigned.
 */
export function signedRoute(
  { rawRoute, clock }: Pick<Kit, 'rawRoute' | 'clock'>,
  url: string,
  answer: (form: Texts, now: Date) => Promise<Texts>
): void {
  rawRoute({
    method: 'POST',
    url,
    body: 'raw',
    uncounted: true,
    handler: async (request, reply) => {
      const form = Object.fromEntries(new URLSearchParams(String(request.body)))
      try {
        return await reply.send(await answer(form, clock.now()))
      } catch (problem) {
        if (!(problem instanceof FormRefused)) throw problem
        request.log.warn({ err: problem }, 'signed form not taken')
        return reply.code(401).send({ code: 'REFUSED' })
      }
    }
  })
}
