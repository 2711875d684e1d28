import { useQuery } from '@tanstack/react-query'
import { saveReminder, useSubscribe } from '@/features/reminder/commands'
import { REMINDER_TITLES, type Reminder } from '@/features/reminder/model'
import { remindersQuery } from '@/features/reminder/queries'
import { toast } from '@/platform/feedback/feedback'
import { canSubscribe } from '@/platform/wechat/subscribe'
import ordersIllustration from '@/ui/illustration/illustrations/orders.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Sheet } from '@/ui/sheet/sheet'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { SwitchRow } from '@/ui/switch/switch-row'

/** Which messages the member wants outside of the app; turning one on has WeChat ask where that can deliver it. */
export function RemindersSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const query = useQuery({ ...remindersQuery(), enabled: open })
  const subscribe = useSubscribe()

  async function change(reminder: Reminder, on: boolean): Promise<void> {
    try {
      const asks = on && canSubscribe() && reminder.templateId !== null
      if (asks && (await subscribe([reminder]))) return toast('已开启提醒')
      await saveReminder(reminder, on)
    } catch {
      // already reported
    }
  }

  return (
    <Sheet open={open} title='消息提醒' onClose={onClose}>
      <Stateful
        query={query}
        skeleton={<ListSkeleton rows={5} height={48} />}
        isEmpty={({ reminders }) => reminders.length === 0}
        empty={
          <EmptyState
            illustration={ordersIllustration}
            text='暂未开通消息提醒'
            hint='发货、退款与售后的进展，可在“我的订单”中查看'
          />
        }
      >
        {({ reminders }) => (
          <>
            {reminders.map((reminder) => (
              <SwitchRow
                key={reminder.kind}
                title={REMINDER_TITLES[reminder.kind]}
                note={reminder.on && reminder.left > 0 ? `微信还会通知 ${reminder.left} 次` : undefined}
                on={reminder.on}
                label={`${REMINDER_TITLES[reminder.kind]}提醒`}
                onChange={(on) => void change(reminder, on)}
              />
            ))}
          </>
        )}
      </Stateful>
    </Sheet>
  )
}
