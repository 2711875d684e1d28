import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'
import { navigate } from '@/routes/navigate'
import { consumeChosenAddress } from './chosen'
import type { DeliveryAddress } from './model'
import { addressesQuery } from './queries'

/**
 * An address of the member's address book: the default one, until another is chosen on 收货地址, which is taken over when the
 * page is shown again. `wanted`: somebody is going to need it.
 */
export function useChosenAddress(wanted: boolean) {
  const [chosenAddress, setAddress] = useState<DeliveryAddress | null>(null)
  const { data: book } = useQuery({ ...addressesQuery(), enabled: wanted, meta: { background: true } })
  // an address whose district was abolished has to be edited first
  const usual = book?.find(({ isDefault, areaCode }) => isDefault && areaCode !== '')
  useDidShow(() => {
    const chosen = consumeChosenAddress()
    if (chosen) setAddress(chosen)
  })
  const address = chosenAddress ?? usual ?? null
  return { address, chooseAddress: () => void navigate('pages-my/address/index', { choose: 1 }) }
}
