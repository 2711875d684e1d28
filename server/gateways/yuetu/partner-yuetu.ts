import { z } from 'zod'
import {
  FormRefused,
  readSignedForm,
  readSignedFormSettings,
  signedAnswer,
  signedFormClient,
  type SignedFormSettings
} from '../signed-form'
import type { YuetuGateway } from './yuetu-gateway'

const SYSTEM = 'YueTu'

/** Settings of YueTu. @throws SettingsError naming what is missing or wrong */
export const readYuetuSettings = (env: Readonly<Record<string, string | undefined>>) =>
  readSignedFormSettings('GATEWAY_YUETU', ['YUETU_BASE_URL', 'YUETU_MERCHANT', 'YUETU_SECRET'], env)

const gateSchema = z.object({
  code: z.string().max(80),
  lounge: z.string().min(1).max(64),
  guests: z.int().min(0).max(20),
  scan: z.string().min(1).max(64)
})

/** YueTu with signed calls: `open` and `close` there, and its gates call us in the same form. */
export function createPartnerYuetu(
  settings: SignedFormSettings,
  clock: () => number = Date.now
): YuetuGateway {
  const ask = signedFormClient(SYSTEM, settings, ['OK'], clock)
  return {
    async open({ passNo, planName, visits, guests, expiresAt }) {
      const expires = expiresAt.toISOString()
      await ask('open', { pass_no: passNo, plan: planName, visits, guests, expires_at: expires })
    },

    async close(passNo) {
      await ask('close', { pass_no: passNo })
    },

    readGate(form, now) {
      const { content } = readSignedForm(form, [settings], now.getTime())
      const requested = gateSchema.safeParse(content)
      if (!requested.success) throw new FormRefused('asks for nothing that we know')
      const { code, lounge: loungeId, guests, scan } = requested.data
      return { code, loungeId, guests, scan }
    },

    answerGate: (answer, now) => signedAnswer(settings.secret, { code: 'OK', body: answer }, now.getTime())
  }
}
