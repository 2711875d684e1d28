import { View } from '@tarojs/components'
import type { MallCategory } from '@/features/mall/queries'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import css from './categories.module.scss'

export interface CategoriesProps {
  categories: readonly MallCategory[]
  chosen: string | undefined
  onChoose: (categoryId: string) => void
}

/** The top-level categories, four per row; the selected one is marked, a second tap deselects it. */
export function Categories({ categories, chosen, onChoose }: CategoriesProps) {
  return (
    <View className={css.grid}>
      {categories.map(({ categoryId, name, picture }) => (
        <Pressable
          key={categoryId}
          className={css.cell}
          selected={categoryId === chosen}
          onPress={() => onChoose(categoryId)}
        >
          <Picture
            src={picture}
            className={classNames(css.picture, categoryId === chosen && css.here)}
            eager
          />
          <View className={classNames(css.name, categoryId === chosen && css.chosen)}>{name}</View>
        </Pressable>
      ))}
    </View>
  )
}
