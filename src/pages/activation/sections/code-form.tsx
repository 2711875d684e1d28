import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { printedGroups } from '@/features/card/printed-code'
import { canScan } from '@/platform/device/scan'
import { navigate } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { Icon } from '@/ui/icon/icon'
import scanShape from '@/ui/icon/icons/scan.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import { HEADING } from '@/ui/read-as'
import type { Activation } from '../use-activation'
import css from './activation.module.scss'

/** 20 characters in groups of four. */
const MAX_LENGTH = 24

/** Number and code as printed; the mini-program can scan them. */
export function CodeForm({ activation }: { activation: Activation }) {
  const { code, faults, refusal, busy, type, check, scan } = activation
  return (
    <View className={css.sheet}>
      <View className={css.head} {...HEADING}>
        输入卡号和激活码
      </View>
      <View className={css.hint}>卡号与激活码印在卡片背面，刮开涂层可见激活码</View>
      <PlainWords inside of={['激活', '激活码']} />
      <Field
        className={css.row}
        labelled
        keyboard='code'
        maxlength={MAX_LENGTH}
        clean={printedGroups}
        label='卡号'
        placeholder='如 9920 2601 …'
        value={printedGroups(code.cardNo)}
        fault={faults.cardNo}
        onType={(text) => type('cardNo', text)}
        onEnter={check}
      >
        {canScan() ? (
          <Pressable className={css.scan} label='扫码填写' onPress={scan}>
            <Icon of={scanShape} size={20} />
          </Pressable>
        ) : null}
      </Field>
      <Field
        className={css.row}
        labelled
        keyboard='code'
        maxlength={MAX_LENGTH}
        clean={printedGroups}
        label='激活码'
        placeholder='字母和数字，不区分大小写'
        value={printedGroups(code.activeCode)}
        fault={faults.activeCode ?? refusal}
        onType={(text) => type('activeCode', text)}
        onEnter={check}
      />
      <View className={css.action}>
        <Button size='large' block loading={busy} onPress={check}>
          下一步
        </Button>
      </View>
      <View className={css.other}>
        <Button kind='quiet' block onPress={() => void navigate('pages/urlActivationCode/index')}>
          只有激活码，没有卡号
        </Button>
      </View>
      <View className={css.note}>每张卡仅可激活一次，激活后绑定至您的账号，不可转让。</View>
    </View>
  )
}
