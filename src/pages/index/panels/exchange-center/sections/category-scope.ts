import { createContext } from 'react'
import type { Category } from '@/features/card/model'

export interface CategoryInView {
  category: Category
  open: boolean
  close: () => void
}

/** Which category the sheet shows: it is fetched by itself, so it takes this from around it. */
export const CategoryScope = createContext<CategoryInView | null>(null)
