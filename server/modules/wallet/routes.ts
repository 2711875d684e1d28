import { walletEndpoints } from '@contract/wallet/endpoints'
import { walletSchemas } from '@contract/wallet/schema'
import type { Kit } from '../../http/kit'
import { liveKeys } from './live-keys'

const MINUTE_MS = 60_000
/** Requests per member and minute: a page makes one when it opens. */
const MAX_COUNT = 60

/** The endpoint for the offline wallet. */
export function walletModule({ db, phones, bind, limit, settings }: Kit): void {
  const { signing } = settings.secrets
  bind(walletEndpoints, walletSchemas, {
    getLiveKeys: async (input, { memberId, now }) => {
      await limit(`live-keys:${memberId}`, MAX_COUNT, MINUTE_MS)
      return liveKeys({ db, phones, signing }, input, { memberId, now })
    }
  })
}
