import { View } from '@tarojs/components'
import { SAVE_FILE_TEXT } from '@/platform/device/save-file'
import { Button } from '@/ui/button/button'
import { Fault } from '@/ui/fault/fault'
import { Sheet } from '@/ui/sheet/sheet'
import type { AccountCode } from '../../use-account-code'
import { AccountCodeField } from '../account-code-field'
import css from '../delete-sheet/delete-sheet.module.scss'

const POINTS = [
  '包含您的资料、收货地址、订单、会员卡、领取记录、反馈和对话等',
  '不包含登录状态、完整证件号码，以及他人的信息',
  '文件里有您的完整手机号和地址，请保存在安全的地方'
]

export interface ExportSheetProps {
  open: boolean
  /** The file is there; how large it is. */
  size: string | undefined
  making: boolean
  fault: string | undefined
  code: AccountCode
  onMake: () => void
  onSave: () => void
  onCopy: () => void
  onClose: () => void
}

/** A copy of everything personal: first it is made, then it is saved, each by a press of its own. */
export function ExportSheet(props: ExportSheetProps) {
  const { open, size, making, fault, code, onMake, onSave, onCopy, onClose } = props
  const footer = size ? (
    <>
      <Button block size='large' onPress={onSave}>
        {SAVE_FILE_TEXT}
      </Button>
      <Button block kind='quiet' onPress={onCopy}>
        复制内容
      </Button>
    </>
  ) : (
    <Button block size='large' loading={making} onPress={onMake}>
      生成文件
    </Button>
  )
  return (
    <Sheet open={open} title='导出我的个人信息' onClose={onClose} footer={footer}>
      <View>
        <View className={css.lead} role='status'>
          {size ? `文件已生成，${size}` : '生成一份您的个人信息副本：'}
        </View>
        {POINTS.map((point) => (
          <View key={point} className={css.point}>
            <View className={css.dot} />
            <View className={css.words}>{point}</View>
          </View>
        ))}
        {size ? null : <AccountCodeField className={css.field} code={code} onEnter={onMake} />}
        <Fault text={fault} />
      </View>
    </Sheet>
  )
}
