import type { Queryable, Tx } from '../../db/client'
import { statement } from '../../db/statement'
import type { ChannelRow } from './catalogue-repository'

export interface StoredBanners {
  readonly banners: ChannelRow['banners']
  /** Differs once they are changed. */
  readonly revision: string
}

const stored = statement<StoredBanners>(
  'banners-of-channel',
  'select banners, md5(banners::text) as revision from channels where code = $1'
)
const locked = statement<StoredBanners>(
  'lock-banners-of-channel',
  'select banners, md5(banners::text) as revision from channels where code = $1 for no key update'
)
const set = statement<{ code: string }>(
  'set-banners-of-channel',
  'update channels set banners = $2::jsonb where code = $1 returning code'
)

/** The banners of a channel; undefined if there is no such channel. */
export const readBanners = async (channel: string, db: Queryable): Promise<StoredBanners | undefined> =>
  (await stored([channel], db))[0]

/** The same; the row is locked. */
export const lockBanners = async (channel: string, tx: Tx): Promise<StoredBanners | undefined> =>
  (await locked([channel], tx))[0]

export async function writeBanners(channel: string, banners: ChannelRow['banners'], tx: Tx): Promise<void> {
  await set([channel, JSON.stringify(banners)], tx)
}
