import { View } from '@tarojs/components'
import type { PrivilegeDetail } from '@/features/privilege/model'
import { spendText, TAKE_QUESTION } from '@/features/privilege/spend-text'
import { Dialog } from '@/ui/dialog/dialog'
import { Fault } from '@/ui/fault/fault'
import type { Receive } from '../use-receive'
import { Cautions } from './cautions'

interface ConfirmTakeProps {
  detail: PrivilegeDetail
  receive: Receive
}

/** A confirmation before the round's chance is spent: until when it is good, and why it may be of no use. */
export function ConfirmTake({ detail, receive }: ConfirmTakeProps) {
  const { stage, busy, fault, submit, close } = receive
  const chosen = stage.at === 'confirm' ? stage.chosen : undefined
  const { privilege, validityDays } = detail
  const lottery = privilege.kind === 'lottery'
  const { name, cautions } = chosen ?? { name: privilege.name, cautions: [] }
  const days = chosen?.validityDays ?? validityDays
  const accept = cautions.length > 0 ? '仍要领取' : '确认领取'
  return (
    <Dialog
      open={chosen !== undefined}
      title={lottery ? '确认抽奖？' : TAKE_QUESTION}
      text={
        <>
          <View>{lottery ? `${name}，将使用本期 1 次领取机会。` : `${spendText(name, days)}。`}</View>
          <Cautions of={cautions} />
          <Fault text={fault} />
        </>
      }
      confirmText={lottery ? '开始抽奖' : accept}
      cancelText='再想想'
      loading={busy}
      onConfirm={submit}
      onCancel={close}
    />
  )
}
