import { routedPage, type PageProps } from '@/frame/routed-page'
import { ChatPage } from '@/features/support/components/chat-page'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages/hdzchatfood/index'

/** 美食客服: customer service on food. */
function HdzChatFood({ query }: PageProps<typeof PATH>) {
  return (
    <ChatPage
      title={titleOf(PATH)}
      subject='food'
      about='到店用券、店员扫码、退款，都可以问'
      orderNo={query.orderNo}
    />
  )
}

export default routedPage(routeOf(PATH), HdzChatFood)
