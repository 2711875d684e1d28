import { useState } from 'react'
import { useDeleteAccount } from '@/features/member/commands'
import { useAccountCode } from '@/features/member/use-account-code'
import { navigate } from '@/routes/navigate'

/** Orders that are still open block the deletion (result code 907). */
const OPEN_ORDERS = '907'

interface Refusal {
  readonly text: string
  readonly orders: boolean
}

function refusalOf(error: unknown): Refusal {
  const text = error instanceof Error ? error.message : '申请未能提交，账号不受影响，请再试一次'
  return { text, orders: (error as { code?: unknown } | null)?.code === OPEN_ORDERS }
}

/** The sheet in which the account is deleted. */
export function useDeletion(hasMobile: boolean) {
  const [open, setOpen] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const code = useAccountCode('deletion', hasMobile)
  const { deleteAccount, deleting } = useDeleteAccount((error) =>
    setRefusal(code.failed(error) === undefined ? undefined : refusalOf(error))
  )

  const toOrders = () => {
    setOpen(false)
    void navigate('pages-my/orderRecord/index')
  }
  return {
    open,
    deleting,
    code,
    fault: refusal?.text,
    toOrders: refusal?.orders ? toOrders : undefined,
    remove: () => {
      setRefusal(undefined)
      if (!code.refused()) deleteAccount(code.input)
    },
    show: () => {
      setRefusal(undefined)
      setOpen(true)
    },
    hide: () => {
      setOpen(false)
      code.clear()
    }
  }
}
