import { View } from '@tarojs/components'
import type { PrivilegeDetail } from '@/features/privilege/model'
import { Dialog } from '@/ui/dialog/dialog'
import { Fault } from '@/ui/fault/fault'
import type { Receive } from '../use-receive'

/** A confirmation before the round's chance is spent. */
export function ConfirmTake({ detail, receive }: { detail: PrivilegeDetail; receive: Receive }) {
  const { stage, busy, fault, submit, close } = receive
  const chosen = stage.at === 'confirm' ? stage.chosen : undefined
  const lottery = detail.privilege.kind === 'lottery'
  return (
    <Dialog
      open={chosen !== undefined}
      title={lottery ? '确认抽奖？' : '确认领取该权益？'}
      text={
        <>
          <View>{`${chosen?.name ?? detail.privilege.name}，将使用本期 1 次领取机会。`}</View>
          <Fault text={fault} />
        </>
      }
      confirmText={lottery ? '开始抽奖' : '确认领取'}
      cancelText='再想想'
      loading={busy}
      onConfirm={submit}
      onCancel={close}
    />
  )
}
