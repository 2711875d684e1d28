import type { ListedKind } from '@contract/console/catalogue/schema'
import { ENTRY_KIND_LABELS } from '../../labels/catalogue'

/** Kinds in the order in which they are shown. */
export const KINDS = Object.keys(ENTRY_KIND_LABELS) as ListedKind[]

/** A kind as an address names it; anything else is the first. */
export const kindOf = (named: string | undefined): ListedKind =>
  KINDS.find((kind) => kind === named) ?? 'mall-products'
