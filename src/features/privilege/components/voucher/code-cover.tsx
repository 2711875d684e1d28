import { useState } from 'react'
import { View } from '@tarojs/components'
import type { EndOfDay } from '@contract/time'
import { formatLastDay } from '@/lib/time'
import { Button } from '@/ui/button/button'
import { showCode } from '../../commands'
import css from './voucher.module.scss'

/**
 * Covers a code that has not been revealed yet: its owner reveals it in the shop, after being told what that
 * means.
 */
export function CodeCover({ receiveId, until }: { receiveId: string; until: EndOfDay }) {
  const [showing, setShowing] = useState(false)
  const show = async () => {
    setShowing(true)
    try {
      await showCode(receiveId)
    } catch {
      // the reason has been reported by the error catalogue
    } finally {
      setShowing(false)
    }
  }
  return (
    <View className={css.old}>
      <View className={css.oldState}>到店时再展示券码</View>
      <View className={css.oldWhen}>{`有效期至 ${formatLastDay(until)}`}</View>
      <View className={css.oldWhen}>未展示可直接退款，展示后退款需商家核实未使用</View>
      <View className={css.show}>
        <Button loading={showing} onPress={() => void show()}>
          展示券码
        </Button>
      </View>
    </View>
  )
}
