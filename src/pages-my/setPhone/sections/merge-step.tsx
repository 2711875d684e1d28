import { View } from '@tarojs/components'
import { mergeText } from '@/features/phone/model'
import { Button } from '@/ui/button/button'
import { Fault } from '@/ui/fault/fault'
import { Pressable } from '@/ui/pressable/pressable'
import { Tick } from '@/ui/tick/tick'
import css from '../index.module.scss'
import type { SetPhone } from '@/features/phone/use-set-phone'
import { Belongings } from './belongings'

const AGREED = '我已了解以上说明，同意合并账号'

/** Another member has this number: asks whether to merge the two accounts, and explains the effect. */
export function MergeStep({ phone, nameless }: { phone: SetPhone; nameless: boolean }) {
  const { draft, faults, busy, join } = phone
  const { merge, agreed, mobile } = draft
  if (!merge) return null
  return (
    <>
      <View className={css.card}>
        <View className={css.title}>该手机号已有账号</View>
        <View className={css.lead}>
          {`${mobile.slice(0, 3)}****${mobile.slice(-4)} 已注册为「${merge.nickname}」。同意后，以下内容合并到当前账号：`}
        </View>
        <Belongings list={merge.belongings} />
      </View>
      <View className={css.card}>
        <View className={css.title}>合并说明</View>
        {mergeText(nameless).map((words) => (
          <View key={words} className={css.rule}>
            {words}
          </View>
        ))}
        <Pressable
          className={css.agreement}
          role='checkbox'
          selected={agreed}
          label={AGREED}
          onPress={join.agree}
        >
          <Tick on={agreed} />
          <View className={css.agreed}>{AGREED}</View>
        </Pressable>
        <Fault text={faults.form} />
      </View>
      <View className={css.actions}>
        <Button block size='large' loading={busy.merge} onPress={join.next}>
          同意并合并
        </Button>
        <Button block kind='quiet' onPress={join.other}>
          不合并，换一个手机号
        </Button>
      </View>
    </>
  )
}
