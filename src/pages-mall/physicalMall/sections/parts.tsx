import { Tabs } from '@/ui/tabs/tabs'
import type { MallCategory } from '@/features/mall/queries'

export interface PartsProps {
  category: MallCategory
  chosen: string | undefined
  onChoose: (categoryId: string) => void
}

/** The subcategories of a category, preceded by "all". */
export function Parts({ category, chosen, onChoose }: PartsProps) {
  const { categoryId, name, parts } = category
  const items = [
    { key: categoryId, title: `全部${name}` },
    ...parts.map((part) => ({ key: part.categoryId, title: part.name }))
  ]
  return (
    <Tabs
      label={name}
      items={items}
      active={chosen ?? categoryId}
      onChange={(key) => {
        if (key !== chosen) onChoose(key)
      }}
    />
  )
}
