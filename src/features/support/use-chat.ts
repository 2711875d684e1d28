import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { RESULT } from '@contract/envelope/codes'
import { codeOf } from '@/api/error'
import { openServiceChat } from '@/platform/wechat/customer-service'
import { toast } from '@/platform/feedback/feedback'
import { fromHere } from '@/platform/navigation/from-here'
import { navigate } from '@/routes/navigate'
import { chatQuery, type ChatSubject, type CustomerChat } from './queries'

/** Not the member's, or no order number at all: a link that was cut off still leads to someone who helps. */
const isUnknown = (error: unknown) => codeOf(error) === RESULT.notFound || codeOf(error) === RESULT.badRequest

/** The chat of a subject and order. An order that is not the member's, or none, is left out: they are served all the same. */
export function useChat(subject: ChatSubject, orderNo: string | undefined) {
  const ofOrder = useQuery({ ...chatQuery(subject, orderNo) })
  const orderUnknown = orderNo !== undefined && isUnknown(ofOrder.error)
  const plain = useQuery({ ...chatQuery(subject), enabled: orderUnknown })
  const [opening, setOpening] = useState(false)

  const open = async (chat: CustomerChat) => {
    if (chat.way === 'page') {
      await navigate('pages/webview/index', { url: fromHere(chat.chatUrl) })
      return
    }
    setOpening(true)
    const opened = await openServiceChat({ url: chat.chatUrl, corpId: chat.corpId })
    setOpening(false)
    if (!opened) toast('客服打开失败，请拨打客服电话')
  }

  return {
    query: orderUnknown ? plain : ofOrder,
    /** The order that the chat is about. */
    orderNo: orderUnknown ? undefined : orderNo,
    orderUnknown,
    opening,
    open: (chat: CustomerChat) => void open(chat)
  }
}
