import { createContext } from 'react'
import type { Data } from '@contract/types'

export interface CategoryInView {
  category: Data<'indexConfig'>['categories'][number]
  open: boolean
  close: () => void
}

/** Which category the sheet shows: it is fetched by itself, so it takes this from around it. */
export const CategoryScope = createContext<CategoryInView | null>(null)
