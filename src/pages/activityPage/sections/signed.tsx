import { View } from '@tarojs/components'
import { ActivityTexts } from '@/features/activity/components/activity-texts'
import { ItemLine } from '@/features/activity/components/item-line'
import type { Activity } from '@/features/activity/queries'
import { formatDay } from '@/lib/time'
import { navigate } from '@/routes/navigate'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { ResultSign } from '@/ui/result-sign/result-sign'
import css from './signed.module.scss'

/** Signed: when, the result, and what to do next. */
export function SignedResult({ activity: { items, usageHtml, doneAt } }: { activity: Activity }) {
  return (
    <>
      <ResultSign kind='success' title='签约成功'>
        {doneAt ? `${formatDay(doneAt)} 已签约，无需重复签约` : null}
      </ResultSign>
      {items.map((item) => (
        <ItemLine key={item.itemId} item={item} />
      ))}
      <ActivityTexts texts={[usageHtml]} />
      <View className={css.help}>
        <Button
          kind='plain'
          block
          size='large'
          onPress={() => void navigate('pages-my/channelCustomerService/index')}
        >
          拨打客服电话
        </Button>
      </View>
    </>
  )
}

/** A link to the card granted by the signing. */
export function SignedBar({ memberCardId }: { memberCardId: string | null }) {
  if (memberCardId === null) return null
  return (
    <BottomBar>
      <Button size='large' block onPress={() => void navigate('pages/cardDetail/index', { memberCardId })}>
        查看我的卡
      </Button>
    </BottomBar>
  )
}
