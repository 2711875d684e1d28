/** Banners of a channel's home. */
import type { ConsoleData, ConsoleParsed } from '@contract/console/types'
import { notFound } from '../../core/business-error'
import { lockCatalogue } from '../../db/catalogue-lock'
import type { Queryable, Tx } from '../../db/client'
import { findCity } from '../../gateways/map/china/cities'
import { lockBanners, readBanners, writeBanners } from './banner-repository'
import type { ChannelRow } from './catalogue-repository'
import type { ReadChanges } from './entries'
import { badRequest, keepChange, refused, type Change, type Hand } from './hand'

type Banner = ChannelRow['banners'][number]
type Settings = ConsoleParsed<'setBanners'>['banners'][number]

/** Whether members see it on a day in China, YYYY-MM-DD: it is not off, and the day is one of its days. */
export const isBannerShown = (
  { off, from, until }: Pick<Banner, 'off' | 'from' | 'until'>,
  day: string
): boolean => off !== true && (from === undefined || from <= day) && (until === undefined || day <= until)

const noChannel = () => notFound('没有这个平台')

/** The banners of a channel, and what staff changed in them. @throws BusinessError 404 */
export async function bannersForStaff(
  db: Queryable,
  channel: string,
  today: string,
  readChanges: ReadChanges
): Promise<ConsoleData<'homeBanners'>> {
  const found = await readBanners(channel, db)
  if (!found) throw noChannel()
  return {
    channel,
    revision: found.revision,
    banners: found.banners.map((banner) => ({
      bannerId: banner.id,
      title: banner.alt,
      link: banner.link,
      picture: banner.picture,
      cities: (banner.cityCodes ?? []).map((code) => findCity(code)?.short ?? code),
      off: banner.off === true,
      from: banner.from ?? null,
      until: banner.until ?? null,
      isShown: isBannerShown(banner, today)
    })),
    changes: await readChanges([{ kind: 'channels', id: channel }])
  }
}

/**
 * Sets the banners of a channel, if they are still those that were seen.
 * @throws BusinessError 400 if they are not the same ones or nothing changes, 404, 907
 */
export async function setBannersIn(
  tx: Tx,
  { channel, revision, banners: wanted }: Omit<ConsoleParsed<'setBanners'>, 'reason'>,
  hand: Hand
): Promise<Change<readonly Banner[]>> {
  await lockCatalogue(tx)
  const found = await lockBanners(channel, tx)
  if (!found) throw noChannel()
  if (found.revision !== revision) throw refused('横幅刚刚被修改过，请刷新后重试')
  const existing = new Map(found.banners.map((banner) => [banner.id, banner]))
  const banners = wanted.flatMap((settings) => {
    const banner = existing.get(settings.bannerId)
    return banner ? [withSettings(banner, settings)] : []
  })
  if (new Set(banners.map(({ id }) => id)).size !== existing.size || wanted.length !== existing.size)
    throw badRequest('横幅须逐一列出，新增和删除由商品文件决定')
  if (
    JSON.stringify(banners) ===
    JSON.stringify(found.banners.map((banner) => withSettings(banner, settingsOf(banner))))
  )
    throw badRequest('横幅没有变化')
  await writeBanners(channel, banners, tx)
  const change = { before: found.banners, after: banners }
  await keepChange(
    { kind: 'channels', itemId: channel },
    { before: { banners: change.before }, after: { banners: change.after } },
    hand,
    tx
  )
  return change
}

const settingsOf = ({ alt, link, off, from, until }: Banner) => ({
  title: alt,
  link,
  off: off === true,
  from: from ?? null,
  until: until ?? null
})

/** As files have it: what is not limited is left out. */
const withSettings = (
  { id, picture, cityCodes }: Banner,
  { title, link, off, from, until }: Omit<Settings, 'bannerId'>
): Banner => ({
  id,
  picture,
  alt: title,
  link,
  ...(cityCodes && { cityCodes }),
  ...(off && { off }),
  ...(from !== null && { from }),
  ...(until !== null && { until })
})
