import { createContext } from 'react'
import type { Category } from '@/features/card/model'

export interface CategoryInView {
  category: Category
  open: boolean
  close: () => void
}

/** The category shown in the sheet: the sheet is loaded lazily, so it reads this from a scope. */
export const CategoryScope = createContext<CategoryInView | null>(null)
