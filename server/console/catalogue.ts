import { consoleCatalogueEndpoints } from '@contract/console/catalogue/endpoints'
import { consoleCatalogueSchemas } from '@contract/console/catalogue/schema'
import type { Tx } from '../db/client'
import type { Kit } from '../http/kit'
import { dayInChina } from '../lib/china-time'
import {
  bannersForStaff,
  catalogueOf,
  changeStockIn,
  listEntries,
  readEntry,
  setBannersIn,
  setOnSaleIn,
  setPricesIn,
  type Hand,
  type ReadChanges
} from '../modules/catalogue'
import { performAct, readActsAbout, type Actor } from '../modules/staff'
import type { BindConsole } from './bind'

interface Doing {
  readonly act: string
  readonly about: { readonly kind: string; readonly id: string }
  readonly reason: string
}

/** What is sold, and what staff change of it. */
export function bindCatalogue(kit: Kit, bind: BindConsole): void {
  const { db } = kit
  const readChanges: ReadChanges = (abouts) => readActsAbout(db, abouts)
  const catalogue = catalogueOf(kit)

  /** Changes something as an act. Other processes see it within seconds; this one at once, even if reading fails now. */
  async function change(
    actor: Actor,
    doing: Doing,
    work: (tx: Tx, hand: Hand) => Promise<{ before: unknown; after: unknown }>
  ): Promise<{ actId: string }> {
    const hand = { staffName: actor.staff.name, reason: doing.reason, now: actor.now }
    const { actId } = await performAct(db, actor, doing, (tx) => work(tx, hand))
    await catalogue.renew().catch(() => undefined)
    return { actId }
  }

  bind(consoleCatalogueEndpoints, consoleCatalogueSchemas, {
    catalogue: (input) => listEntries(db, input),
    catalogueEntry: (input, { now }) => readEntry(db, input, now, readChanges),
    homeBanners: ({ channel }, { now }) => bannersForStaff(db, channel, dayInChina(now), readChanges),
    setPrices: ({ reason, ...wanted }, { actor }) =>
      change(actor, { act: 'setPrices', about: aboutOf(wanted), reason }, (tx, hand) =>
        setPricesIn(tx, wanted, hand)
      ),
    changeStock: ({ reason, ...wanted }, { actor }) =>
      change(actor, { act: 'changeStock', about: aboutOf(wanted), reason }, (tx, hand) =>
        changeStockIn(tx, wanted, hand)
      ),
    setOnSale: ({ reason, ...wanted }, { actor }) =>
      change(actor, { act: 'setOnSale', about: aboutOf(wanted), reason }, (tx, hand) =>
        setOnSaleIn(tx, wanted, hand)
      ),
    setBanners: ({ reason, ...wanted }, { actor }) =>
      change(
        actor,
        { act: 'setBanners', about: { kind: 'channels', id: wanted.channel }, reason },
        (tx, hand) => setBannersIn(tx, wanted, hand)
      )
  })
}

const aboutOf = ({ kind, itemId }: { readonly kind: string; readonly itemId: string }) => ({
  kind,
  id: itemId
})
