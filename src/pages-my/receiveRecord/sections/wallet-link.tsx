import { useState } from 'react'
import { WalletSheet } from '@/features/wallet/components/wallet-sheet'
import type { Wallet } from '@/features/wallet/model'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'

/** A link to the vouchers stored on this device; shown if there are any. */
export function WalletLink({ wallet }: { wallet: Wallet }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <BottomBar>
        <Button kind='secondary' block onPress={() => setOpen(true)}>
          {`离线卡包 · ${wallet.things.length} 份无网络也能出示`}
        </Button>
      </BottomBar>
      <WalletSheet wallet={wallet} open={open} onClose={() => setOpen(false)} />
    </>
  )
}
