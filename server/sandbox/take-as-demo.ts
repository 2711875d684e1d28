/** Gates and shops of the demo take codes as staff do, with the same function: whoever opens their pages is assumed to work there. */
import type { Kit } from '../http/kit'
import { takeScan } from '../console/take'
import { numberIn, type Taken, type Taking } from '../modules/wallet'

const DEMO = { id: 'sandbox', name: '演示闸机', role: 'owner', storeIds: [], sightIds: [] } as const

/** Takes a code that is shown, once for each scan; a number alone is not taken here. */
export async function takeAsDemo(
  { db, settings }: Pick<Kit, 'db' | 'settings'>,
  taking: Omit<Taking, 'reason'>,
  now: Date
): Promise<Taken> {
  if (!numberIn(taking.code).isLive) return { verdict: 'forged', item: null }
  return takeScan(
    { db, signing: settings.secrets.signing },
    { ...taking, reason: null },
    { staff: DEMO, now }
  )
}
