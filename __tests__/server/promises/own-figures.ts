/** Figures that a text says of its own entry, held against what the entry is. */
import type { Values } from '../../../server/db/catalogue-files/entity'
import { constantIn } from '../../specification/seed/code-constants'
import { entriesOf, entryOf } from './catalogue'
import type { Stated } from './texts'

type Check = (stated: Stated, figures: readonly number[]) => boolean

const PERIODS: Readonly<Record<string, string>> = {
  每周: 'week',
  每月: 'month',
  每季: 'quarter',
  每年: 'year',
  有效: 'once'
}

const isThere = (entry: Values | undefined): entry is Values => entry !== undefined
const listOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? (value as Values[]) : [])
export const sizeOf = (value: unknown) => (Array.isArray(value) ? value.length : 0)

/** The cards that an entry is, or gives. */
export function cardsOf({ kind, entry }: Stated): readonly Values[] {
  if (kind === 'cards') return [entry]
  const given = listOf(entry['items']).filter((item) => item['kind'] === 'card')
  return given.map((item) => entryOf('cards', item['itemId'])).filter(isThere)
}

/** The plates that an entry is, has, or gives. */
export const platesOf = (stated: Stated): readonly Values[] =>
  stated.kind === 'plates'
    ? [stated.entry]
    : cardsOf(stated).flatMap((card) =>
        listOf(card['plates'])
          .map((plate) => entryOf('plates', plate['plateId']))
          .filter(isThere)
      )

const privilegeOf = ({ kind, entry }: Stated) =>
  kind === 'privileges' ? entry : entryOf('privileges', entry['privilegeId'])

/** What each promise with figures of its entry has to agree with. */
export const OWN_FIGURES: Readonly<Record<string, Check>> = {
  'card.daysOfEntry': (stated, [days]) => cardsOf(stated).some((card) => card['validityDays'] === days),
  'plate.ofEntry': ({ entry, sentence }, [of, quota]) =>
    sizeOf(entry['privilegeIds']) === of &&
    entry['quota'] === quota &&
    entry['period'] === PERIODS[sentence.slice(0, 2)],
  'plate.unlimited': ({ entry }, [of]) => sizeOf(entry['privilegeIds']) === of && entry['quota'] === of,
  'plate.buyLimit': ({ entry }, [most]) => entry['buyLimit'] === most,
  'gift.once': ({ entry }, [stock]) => entry['stock'] === stock,
  'lottery.claim': ({ entry }, [days]) => {
    const prizes = entriesOf('lottery-prizes').filter(
      (prize) =>
        prize['lotteryId'] === entry['id'] && (prize['kind'] === 'goods' || prize['kind'] === 'privilege')
    )
    return prizes.length > 0 && prizes.every((prize) => (prize['claimDays'] ?? 30) === days)
  },
  'points.life': (_, [days]) => constantIn('src/features/points/model.ts', 'SOON_DAYS') === days,
  'referrer.hours': (_, [hours]) =>
    constantIn('src/platform/storage/stored-values.ts', 'DAY_MS') === (hours ?? 0) * 3_600_000,
  'freight.rule': (_, [yuan]) =>
    entryOf('freight-templates', 'standard')?.['freeFromFen'] === (yuan ?? 0) * 100,
  'privilege.stock': (stated, [stock]) => privilegeOf(stated)?.['stock'] === stock,
  'privilege.days': (stated, [days]) => privilegeOf(stated)?.['validityDays'] === days
}
