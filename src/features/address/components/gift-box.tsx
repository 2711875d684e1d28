import type { PropsWithChildren } from 'react'
import { View } from '@tarojs/components'
import css from './gift-box.module.scss'

/** Rows about a gift, set off from the white sheet or card that they stand in. */
export const GiftBox = ({ children }: PropsWithChildren) => <View className={css.box}>{children}</View>
