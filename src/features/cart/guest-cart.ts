import { atom } from 'jotai'
import { randomId } from '@/lib/random-id'
import { store } from '@/lib/store'
import { shownAtom } from '@/platform/storage/shown-stored'
import { readStored, writeStored } from '@/platform/storage/stored-values'
import { MAX_LINES, MAX_PIECES, piecesOf, type RequestedLine, type SkuLine } from './model'

/**
 * A visitor's cart; prices come from the server. Its id ensures that it is merged into a member's only once.
 */
export interface GuestCart {
  readonly id: string
  readonly lines: readonly RequestedLine[]
  /** The member into whose cart it is being merged: no other's, even if the response was lost. */
  readonly of?: string
}

const NO_CARTS: readonly GuestCart[] = []
const readCarts = (): readonly GuestCart[] => readStored('guestCarts') ?? NO_CARTS

/**
 * Scope: device. The carts of visitors: the open one, and those whose merge into a member's has not finished.
 */
const guestCartsAtom = shownAtom(readCarts, NO_CARTS)

function keep(carts: readonly GuestCart[]): void {
  writeStored('guestCarts', carts)
  store.set(guestCartsAtom, carts)
}

const carts = () => store.get(guestCartsAtom)
const isOpen = ({ of }: GuestCart) => of === undefined

/** What the visitor sees in their cart, newest first. */
export const guestLinesAtom = atom((get) => get(guestCartsAtom).find(isOpen)?.lines ?? NO_LINES)
const NO_LINES: readonly RequestedLine[] = []

/** Writes the open cart's lines; a cart without lines is removed. */
export function writeGuestLines(change: (lines: readonly RequestedLine[]) => readonly RequestedLine[]): void {
  const open = carts().find(isOpen) ?? { id: randomId(), lines: NO_LINES }
  const lines = change(open.lines)
  const others = carts().filter((cart) => !isOpen(cart))
  keep(lines.length > 0 ? [{ ...open, lines }, ...others] : others)
}

/** Adds items to a visitor's cart. Returns why they cannot be added; undefined = added. */
export function addToGuestCart({ skuId, quantity }: SkuLine): string | undefined {
  const lines = store.get(guestLinesAtom)
  const there = lines.find((line) => line.skuId === skuId)
  const sum = quantity + (there?.quantity ?? 0)
  if (sum > MAX_PIECES) return `同一商品最多放 ${MAX_PIECES} 件`
  if (!there && lines.length >= MAX_LINES) return `购物车最多 ${MAX_LINES} 种商品，请先删除一些`
  const line = { ...there, skuId, quantity: sum, chosen: true }
  writeGuestLines((before) => [line, ...before.filter((each) => each.skuId !== skuId)])
  return undefined
}

/** Changes a line to another SKU, at its place, together with the pieces of it that are there: up to `most`. */
export function changeGuestSku(skuId: string, toSkuId: string, most: number): void {
  writeGuestLines((lines) => {
    const joined = lines.filter((line) => line.skuId === skuId || line.skuId === toSkuId)
    const changed: RequestedLine = {
      skuId: toSkuId,
      quantity: Math.min(piecesOf(joined), most, MAX_PIECES),
      chosen: joined.some(({ chosen }) => chosen)
    }
    return lines
      .filter((line) => line.skuId !== toSkuId)
      .map((line) => (line.skuId === skuId ? changed : line))
  })
}

/**
 * The carts to merge into this member's: the open one, now assigned to them, and those whose response was lost.
 */
export function cartsFor(memberId: string): readonly GuestCart[] {
  keep(carts().map((cart) => (isOpen(cart) ? { ...cart, of: memberId } : cart)))
  return carts().filter(({ of }) => of === memberId)
}

/** A cart has been merged into a member's; lines that did not fit stay on the device. */
export function endGuestCart(id: string, leftOut: readonly string[]): void {
  const cart = carts().find((each) => each.id === id)
  keep(carts().filter((each) => each.id !== id))
  const left = cart?.lines.filter(({ skuId }) => leftOut.includes(skuId)) ?? []
  if (left.length > 0) writeGuestLines((lines) => [...left, ...lines])
}
