import { TRACK_STATES } from '../../gateways/logistics/logistics-gateway'
import { dayInChina, chinaText } from '../../lib/china-time'
import type { SandboxParcel } from '../warehouse/repository'

/** The steps of a parcel, in order. */
const STEPS: readonly { readonly state: string; readonly text: (city: string) => string }[] = [
  { state: TRACK_STATES.collected, text: () => '【上海市】快件已由闵行营业点揽收' },
  { state: TRACK_STATES.moving, text: () => '【上海市】快件已离开上海转运中心' },
  { state: TRACK_STATES.moving, text: (city) => `【${city}】快件到达${city}转运中心` },
  { state: TRACK_STATES.delivering, text: (city) => `【${city}】快递员正在派送，请保持电话畅通` },
  { state: TRACK_STATES.signed, text: (city) => `【${city}】快件已签收，感谢使用` }
]

/** Whether there is another step after this many. */
export const goesOn = (steps: number) => steps < STEPS.length

/** A parcel as in a response or a push: newest first. */
export function trackView({ carrier, trackingNo, city, steps }: SandboxParcel) {
  const data = steps.map((at, index) => {
    const moment = new Date(at)
    const ftime = `${dayInChina(moment)} ${chinaText(moment, 'HH:mm:ss')}`
    const { state = TRACK_STATES.moving, text } = STEPS[index] ?? {}
    return { ftime, time: ftime, context: text?.(city) ?? '', statusCode: state }
  })
  const newest = data.at(-1)
  return {
    message: 'ok',
    status: '200',
    state: newest?.statusCode ?? TRACK_STATES.moving,
    com: carrier,
    nu: trackingNo,
    data: data.reverse()
  }
}

/** A parcel's latest location; no text before its first step. */
export function newestTrace(parcel: SandboxParcel): {
  readonly text: string | undefined
  readonly isLast: boolean
} {
  return { text: trackView(parcel).data[0]?.context, isLast: !goesOn(parcel.steps.length) }
}
