import { useEffect, useState } from 'react'
import { useLoggedIn } from '@/features/session/atoms'
import type { Wallet } from './model'
import { onWalletChange, openWallet } from './wallet'

/** What is kept on this device for the member; undefined until it is read, and where nothing is. */
export function useWallet(wanted = true): Wallet | undefined {
  const loggedIn = useLoggedIn()
  const [wallet, setWallet] = useState<Wallet>()
  useEffect(() => {
    let gone = false
    const look = () => void openWallet().then((found) => (gone ? undefined : setWallet(found)))
    if (wanted && loggedIn) look()
    else setWallet(undefined)
    const stop = onWalletChange(look)
    return () => {
      gone = true
      stop()
    }
  }, [wanted, loggedIn])
  return wanted && loggedIn ? wallet : undefined
}
