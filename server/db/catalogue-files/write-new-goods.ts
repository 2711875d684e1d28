/**
 * Very many new goods of the mall are added in pieces, each with its SKUs (ADR 0099). In one transaction they would be in all indexes for
 * as long as it lasts, and every list and search would go through them, only to find that they are not there yet.
 */
import { groupBy } from '../../lib/group-by'
import type { Queryable, Tx } from '../client'
import { refreshMallSummaries } from '../mall-summaries'
import type { Entity } from './entity'
import type { Entry, Folder } from './read-folder'
import { compareRows, type Compared } from './write-kind'
import { addEntries, trialOf, type Derived } from './write-new'
import { inPiece, MAX_AT_ONCE } from './write-pieces'

const [PRODUCTS, SKUS] = ['mall-products', 'mall-skus'] as const

/** Products and SKUs that are added at a time. */
const PRODUCTS_A_PIECE = 400
const SKUS_A_PIECE = 1000

interface NewKind {
  readonly entity: Entity
  readonly entries: readonly Entry[]
}

/** What there is of the mall, and what of its goods is to be added after all else. */
export interface NewGoods {
  /** By kind. */
  readonly compared: ReadonlyMap<string, Compared>
  /** By kind; empty where everything is added at once. */
  readonly later: ReadonlyMap<string, NewKind>
}

/** Compares the mall of a folder with that of the database. @param inOne nothing is to be added later */
export async function newGoods(tx: Tx, { kinds }: Folder, inOne: boolean): Promise<NewGoods> {
  const compared = new Map<string, Compared>()
  const later = new Map<string, NewKind>()
  for (const kind of kinds) {
    const { entity, entries } = kind
    if (entity.name !== PRODUCTS && entity.name !== SKUS) continue
    const one = await compareRows(tx, kind)
    compared.set(entity.name, one)
    const added = [...entries.values()].filter(({ key }) => !one.existing.has(key))
    later.set(entity.name, { entity, entries: added })
  }
  const isMany = [...later.values()].some(({ entries }) => entries.length > MAX_AT_ONCE)
  // a SKU that existed goes over to a product that is new: that has to be there before
  const isMoved = compared.get(SKUS)?.changes.some(({ properties }) => properties.includes('productId'))
  return { compared, later: inOne || !isMany || isMoved ? new Map() : later }
}

/** Tries them on empty tables. @throws CatalogueFaults for what the database refuses */
export async function tryNewGoods(tx: Tx, { later }: NewGoods): Promise<number> {
  let count = 0
  for (const { entity, entries } of later.values())
    count += await addEntries(tx, entity, entries, undefined, await trialOf(entity, tx))
  return count
}

/** Adds them. @throws CatalogueFaults for what has become impossible since the trial; the pieces before it stay */
export async function addNewGoods(
  db: Queryable,
  { later }: NewGoods,
  derived: Derived,
  applicationId: number
): Promise<void> {
  const [products, skus] = [later.get(PRODUCTS), later.get(SKUS)]
  for (const piece of piecesOf(products?.entries ?? [], skus?.entries ?? []))
    await inPiece(db, applicationId, async (tx) => {
      if (products) await addEntries(tx, products.entity, piece.products, derived)
      if (!skus || piece.skus.length === 0) return
      await addEntries(tx, skus.entity, piece.skus)
      await refreshMallSummaries(tx, { skuIds: piece.skus.map(({ key }) => key) })
    })
}

interface Piece {
  readonly products: Entry[]
  readonly skus: Entry[]
}

/** Each product with its SKUs, then SKUs of products that are there. */
function piecesOf(products: readonly Entry[], skus: readonly Entry[]): Piece[] {
  const own = groupBy(skus, ({ values }) => String(values['productId']))
  const pieces: Piece[] = []
  let piece: Piece = { products: [], skus: [] }
  const next = () => {
    if (piece.products.length + piece.skus.length > 0) pieces.push(piece)
    piece = { products: [], skus: [] }
  }
  for (const product of products) {
    piece.products.push(product)
    for (const sku of own.get(product.key) ?? []) piece.skus.push(sku)
    own.delete(product.key)
    if (piece.products.length >= PRODUCTS_A_PIECE || piece.skus.length >= SKUS_A_PIECE) next()
  }
  next()
  for (const sku of [...own.values()].flat()) {
    piece.skus.push(sku)
    if (piece.skus.length >= SKUS_A_PIECE) next()
  }
  next()
  return pieces
}
