import { useCallback, useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDidHide } from '@tarojs/taro'
import { RESULT } from '@contract/envelope/codes'
import { codeOf } from '@/api/error'
import { openServiceChat } from '@/platform/wechat/customer-service'
import { toast } from '@/platform/feedback/feedback'
import { fromHere } from '@/platform/navigation/from-here'
import { navigate } from '@/routes/navigate'
import { chatQuery, serviceQuery, type ChatSubject, type CustomerChat } from './queries'

const FAULT = '客服打开失败，请拨打客服电话'

/** Not the member's, or not an order number at all: a truncated link still leads to somebody who helps. */
const isUnknown = (error: unknown) => codeOf(error) === RESULT.notFound || codeOf(error) === RESULT.badRequest

/** Opens the chat: in our web view, or by WeChat. False = it did not open. */
async function show({ way, chatUrl, corpId }: CustomerChat): Promise<boolean> {
  if (way === 'wechat') return openServiceChat({ url: chatUrl, corpId })
  await navigate('pages/webview/index', { url: fromHere(chatUrl) })
  return true
}

/**
 * The chat of a subject and order, and the service hours of the channel. An order that is not the member's,
 * or does not exist, is ignored: they are served all the same. The page is shown before the chat URL has
 * loaded; opening it earlier waits for it.
 */
export function useChat(subject: ChatSubject, orderNo: string | undefined) {
  const service = useQuery(serviceQuery())
  const ofOrder = useQuery({ ...chatQuery(subject, orderNo) })
  const orderUnknown = orderNo !== undefined && isUnknown(ofOrder.error)
  const plain = useQuery({ ...chatQuery(subject), enabled: orderUnknown })
  const { data: chat, status, fetchStatus, refetch } = orderUnknown ? plain : ofOrder
  const [opening, setOpening] = useState(false)
  const [wanted, setWanted] = useState(false)
  const failed = chat === undefined && status === 'error' && fetchStatus === 'idle'

  const open = useCallback(async (found: CustomerChat, errorText: string) => {
    setOpening(true)
    const opened = await show(found)
    setOpening(false)
    if (!opened) toast(errorText)
  }, [])

  useEffect(() => {
    if (!wanted || !(chat || failed)) return
    setWanted(false)
    // WeChat may open it only in a tap handler
    if (chat) void open(chat, '客服已准备好，请再点一次')
    else toast(FAULT)
  }, [wanted, chat, failed, open])
  useDidHide(() => setWanted(false))

  return {
    /** What the page depends on; both answers contain the hours. */
    service: {
      data: service.data ?? chat,
      status: service.status,
      error: service.error,
      fetchStatus: service.fetchStatus,
      refetch: () => Promise.all([service.refetch(), refetch()])
    },
    serial: chat?.serial,
    /** The chat is unavailable at the moment. */
    failed,
    retry: () => void refetch(),
    /** The order that the chat is about. */
    orderNo: orderUnknown ? undefined : orderNo,
    orderUnknown,
    opening: opening || wanted,
    open: () => {
      if (chat) return void open(chat, FAULT)
      if (failed) void refetch()
      setWanted(true)
    }
  }
}
