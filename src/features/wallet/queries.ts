import { walletEndpoints } from '@contract/wallet/endpoints'
import { read } from '@/api/read'
import type { StoredKind } from './model'

/** What makes the codes of an order of tickets, or of a voucher. */
export const liveKeysQuery = (kind: StoredKind, id: string) => read(walletEndpoints.getLiveKeys, { kind, id })
