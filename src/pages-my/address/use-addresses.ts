import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { setChosenAddress } from '@/features/address/chosen'
import { makeDefault, removeAddress, restoreAddress } from '@/features/address/commands'
import type { DeliveryAddress } from '@/features/address/model'
import { addressesQuery } from '@/features/address/queries'
import { goBack, navigate } from '@/routes/navigate'
import { usePullToRefresh } from '@/ui/visible/page-hooks'

/** How long a deletion can be undone, ms. */
const OFFERED_MS = 8000

/**
 * The member's addresses and their actions; with `choosing`, a tap selects one for the page that opened the
 * list.
 */
export function useAddresses(choosing: boolean) {
  const addresses = useQuery(addressesQuery())
  const [removed, setRemoved] = useState<DeliveryAddress>()
  const running = useRef(false)
  usePullToRefresh(() => addresses.refetch())
  useEffect(() => {
    if (!removed) return
    const timer = setTimeout(() => setRemoved(undefined), OFFERED_MS)
    return () => clearTimeout(timer)
  }, [removed])

  /** One change at a time; a failure has been shown as a toast, and the list is refetched. */
  const change = (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    void work()
      .catch(() => undefined)
      .finally(() => (running.current = false))
  }
  const edit = ({ addressId }: DeliveryAddress) => void navigate('pages-my/address/add', { addressId })
  const press = (address: DeliveryAddress) => {
    if (!choosing || address.areaCode === '') return edit(address)
    setChosenAddress(address)
    void goBack()
  }
  const remove = (address: DeliveryAddress) =>
    change(async () => {
      await removeAddress(address.addressId)
      setRemoved(address)
    })
  const undo = () =>
    change(async () => {
      if (!removed) return
      await restoreAddress(removed.addressId)
      setRemoved(undefined)
    })
  return {
    addresses,
    removed,
    edit,
    press,
    remove,
    undo,
    setDefault: ({ addressId }: DeliveryAddress) => change(() => makeDefault(addressId)),
    add: () => void navigate('pages-my/address/add')
  }
}
