import { useState } from 'react'
import { useDidShow } from '@tarojs/taro'
import { navigate } from '@/routes/navigate'
import { consumeChosenAddress } from './chosen'
import type { DeliveryAddress } from './model'

/** An address of the member's address book, chosen on 收货地址 and taken over when the page is shown again. */
export function useChosenAddress() {
  const [address, setAddress] = useState<DeliveryAddress | null>(null)
  useDidShow(() => {
    const chosen = consumeChosenAddress()
    if (chosen) setAddress(chosen)
  })
  return { address, chooseAddress: () => void navigate('pages-my/address/index', { choose: 1 }) }
}
