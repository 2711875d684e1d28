import { useRef, type PropsWithChildren } from 'react'
import { useQuery } from '@tanstack/react-query'
import { toast } from '@/platform/feedback/feedback'
import { canSubscribe } from '@/platform/wechat/subscribe'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { useSubscribe } from '../commands'
import { deliverable, titlesOf, willCome, type ReminderKind } from '../model'
import { remindersQuery } from '../queries'

/**
 * Offers WeChat's messages about what was just done; nothing where WeChat cannot deliver any, or of no kinds. What follows is given as
 * children and waits until this is known, so that nothing shifts.
 */
export function ReminderOffer({ kinds, children }: PropsWithChildren<{ kinds: readonly ReminderKind[] }>) {
  const { data, isLoading } = useQuery({ ...remindersQuery(), enabled: kinds.length > 0 && canSubscribe() })
  const asking = useRef(false)
  const subscribe = useSubscribe()
  const offered = data ? deliverable(data.reminders, kinds) : []
  if (isLoading) return null
  if (offered.length === 0) return children
  const missing = offered.filter((one) => !willCome(one))

  async function ask() {
    if (asking.current) return
    asking.current = true
    try {
      if (!(await subscribe(missing))) toast('未开启提醒')
    } catch {
      // already reported
    } finally {
      asking.current = false
    }
  }

  return (
    <>
      <CellGroup>
        {missing.length > 0 ? (
          <Cell title='开启提醒' note={`${titlesOf(missing)}，微信通知您`} onPress={() => void ask()} />
        ) : (
          <Cell title='已开启提醒' note={`${titlesOf(offered)}，微信通知您`} />
        )}
      </CellGroup>
      {children}
    </>
  )
}
