import { memo, useState } from 'react'
import { View } from '@tarojs/components'
import type { Category } from '@/features/card/model'
import { LazyComponent } from '@/ui/lazy-component/lazy-component'
import { Icon, type IconShape } from '@/ui/icon/icon'
import allShape from '@/ui/icon/icons/category-all.module.scss'
import filmShape from '@/ui/icon/icons/category-film.module.scss'
import foodShape from '@/ui/icon/icons/category-food.module.scss'
import hotelShape from '@/ui/icon/icons/category-hotel.module.scss'
import goodsShape from '@/ui/icon/icons/category-mall.module.scss'
import rechargeShape from '@/ui/icon/icons/category-recharge.module.scss'
import landmarkShape from '@/ui/icon/icons/category-ticket.module.scss'
import travelShape from '@/ui/icon/icons/category-travel.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from './category-grid.module.scss'
import { CategoryScope } from './category-scope'

const SHAPES: Readonly<Record<Category['key'], IconShape>> = {
  film: filmShape,
  food: foodShape,
  hotel: hotelShape,
  travel: travelShape,
  landmark: landmarkShape,
  goods: goodsShape,
  recharge: rechargeShape,
  all: allShape
}

const loadSheet = () => import('./category-sheet').then((file) => file.CategorySheet)

/** The privilege categories: two rows of four. A cell opens the privileges of its category in a sheet. */
export const CategoryGrid = memo(function CategoryGrid({ categories }: { categories: readonly Category[] }) {
  const [shown, setShown] = useState<Category>()
  const [open, setOpen] = useState(false)
  return (
    <View className={css.grid}>
      {categories.map((category) => (
        <Pressable
          key={category.key}
          className={css.cell}
          onPress={() => {
            setShown(category)
            setOpen(true)
          }}
        >
          <Icon of={SHAPES[category.key]} size={44} />
          <View className={css.name}>{category.name}</View>
        </Pressable>
      ))}
      {shown ? (
        <CategoryScope.Provider value={{ category: shown, open, close: () => setOpen(false) }}>
          <LazyComponent load={loadSheet} skeleton={null} />
        </CategoryScope.Provider>
      ) : null}
    </View>
  )
})
