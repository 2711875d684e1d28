import { useState } from 'react'
import { Image } from '@tarojs/components'
import type { TabItem } from '@contract/types'
import { serverFile } from '@/platform/environment/api-origin'
import type { Tab } from '@/routes/navigate'
import { Icon, type IconShape } from '@/ui/icon/icon'
import bigCardShape from '@/ui/icon/icons/tab-bigcard.module.scss'
import exchangeShape from '@/ui/icon/icons/tab-exchange.module.scss'
import marketShape from '@/ui/icon/icons/tab-market.module.scss'
import myShape from '@/ui/icon/icons/tab-my.module.scss'
import { pictureOf } from '../model'
import css from './tab-icon.module.scss'

const SHAPES: Readonly<Record<Tab, IconShape>> = {
  ExchangeCenter: exchangeShape,
  Market: marketShape,
  My: myShape,
  BigCard: bigCardShape
}

/** The channel's own picture of a tab; our icon if it has none, or if it fails to load. */
export function TabIcon({ tab, active }: { readonly tab: TabItem; readonly active: boolean }) {
  const [broken, setBroken] = useState<string>()
  const picture = pictureOf(tab, active)
  if (!picture || picture === broken) return <Icon of={SHAPES[tab.componentName]} active={active} />
  return (
    <Image
      className={css.picture}
      src={serverFile(picture)}
      mode='aspectFit'
      onError={() => setBroken(picture)}
    />
  )
}
