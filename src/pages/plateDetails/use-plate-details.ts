import { useQuery } from '@tanstack/react-query'
import { useShareAppMessage } from '@tarojs/taro'
import { buyTimesQuery, plateQuery } from '@/features/plate/queries'
import { useLoggedIn } from '@/features/session/atoms'
import type { PurchaseWords } from '@/features/card/purchase-words'
import { navigate, urlOf } from '@/routes/navigate'

const PATH = 'pages/plateDetails/index'

/** The plate, how often it may still be bought, and what the button does. */
export function usePlateDetails(plateId: string, memberCardId: string | undefined) {
  const loggedIn = useLoggedIn()
  const query = useQuery(plateQuery(plateId))
  const times = useQuery({ ...buyTimesQuery(plateId), enabled: loggedIn })
  const name = query.data?.plate.name

  useShareAppMessage(() => ({ title: name ?? '权益包', path: urlOf(PATH, { plateId }) }))

  const press = (way: PurchaseWords['way']) => {
    if (way === 'buy')
      void navigate('pages/plateDetails/pay', { plateId, ...(memberCardId ? { memberCardId } : {}) })
    else if (way === 'card') void navigate('pages/cardDetail/index')
  }
  return { query, times: loggedIn ? times.data : undefined, press }
}
