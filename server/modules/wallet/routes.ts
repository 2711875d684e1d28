import { walletEndpoints } from '@contract/wallet/endpoints'
import { walletSchemas } from '@contract/wallet/schema'
import type { Kit } from '../../http/kit'
import { liveKeys } from './live-keys'

const MINUTE_MS = 60_000
/** So often a member may ask in a minute: a page asks once when it opens. */
const MAX_COUNT = 60

/** The call of the wallet that opens without a network. */
export function walletModule({ db, bind, limit, settings }: Kit): void {
  const { signing } = settings.secrets
  bind(walletEndpoints, walletSchemas, {
    getLiveKeys: async (input, { memberId, now }) => {
      await limit(`live-keys:${memberId}`, MAX_COUNT, MINUTE_MS)
      return liveKeys({ db, signing }, input, { memberId, now })
    }
  })
}
