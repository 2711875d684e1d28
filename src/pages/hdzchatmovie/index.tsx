import { routedPage, type PageProps } from '@/frame/routed-page'
import { ChatPage } from '@/features/support/components/chat-page'
import { routeOf, titleOf } from '@/routes/table'

const PATH = 'pages/hdzchatmovie/index'

/** 电影客服: customer service on films. */
function HdzChatMovie({ query }: PageProps<typeof PATH>) {
  return (
    <ChatPage
      title={titleOf(PATH)}
      subject='movie'
      about='选座、取票、退改签，都可以问'
      orderNo={query.orderNo}
    />
  )
}

export default routedPage(routeOf(PATH), HdzChatMovie)
