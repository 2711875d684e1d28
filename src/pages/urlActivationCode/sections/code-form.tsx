import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { GrantCodeField } from '@/features/grant/components/grant-code-field'
import { canScan } from '@/platform/device/scan'
import { navigate } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import scanShape from '@/ui/icon/icons/scan.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { HEADING } from '@/ui/read-as'
import type { CodeActivation } from '../use-code-activation'
import css from './code.module.scss'

/** The input of the code; the mini-program can scan it. */
export function CodeForm({ activation }: { activation: CodeActivation }) {
  const { code, fault, busy, type, check, scan } = activation
  return (
    <View className={css.sheet}>
      <View className={css.head} {...HEADING}>
        输入激活码
      </View>
      <View className={css.hint}>激活码在短信、邮件或活动海报中，激活前可先查看礼遇内容</View>
      <PlainWords inside of={['激活', '激活码']} />
      <GrantCodeField
        className={css.row}
        label='激活码'
        code={code}
        fault={fault}
        onType={type}
        onEnter={check}
      >
        {canScan() ? (
          <Pressable className={css.scan} label='扫码填写' onPress={scan}>
            <Icon of={scanShape} size={20} />
          </Pressable>
        ) : null}
      </GrantCodeField>
      <View className={css.action}>
        <Button size='large' block loading={busy} onPress={check}>
          查看礼遇
        </Button>
      </View>
      <View className={css.other}>
        <Button kind='quiet' block onPress={() => void navigate('pages/activation/index')}>
          我有实体卡，去激活
        </Button>
      </View>
    </View>
  )
}
