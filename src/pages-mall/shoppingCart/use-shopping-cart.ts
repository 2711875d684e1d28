import { useState } from 'react'
import { chosenOf, groupsOf, savingText, topUpOf, type CartLine } from '@/features/cart/model'
import { useCart, useCartOffer } from '@/features/cart/use-cart'
import { requireLogin } from '@/features/session/require-login'
import { navigate } from '@/routes/navigate'
import { usePullToRefresh } from '@/ui/visible/page-hooks'
import { useFreshOnShow } from '@/ui/visible/fresh-on-show'

const skuIdsOf = (lines: readonly CartLine[]) => lines.map(({ skuId }) => skuId)

/** The cart as shown on its page, and its actions. */
export function useShoppingCart() {
  const { query, actions, isFleeting } = useCart()
  const { refetch, isFetched } = query
  const [managing, setManaging] = useState(false)
  /** The line whose quantity is being typed. */
  const [editing, setEditing] = useState<CartLine>()
  /** The line whose SKU is being changed. */
  const [changing, setChanging] = useState<CartLine>()
  const [leaving, setLeaving] = useState(false)
  const lines = query.data ?? []
  const groups = groupsOf(lines)
  const chosen = chosenOf(lines)
  const offer = useCartOffer(chosen.kinds > 0)
  usePullToRefresh(() => refetch())
  useFreshOnShow(() => isFetched && refetch())

  const toSettlement = async () => {
    setLeaving(true)
    try {
      await actions.settle()
      if (await requireLogin()) await navigate('pages-mall/settlement/index', {})
    } finally {
      setLeaving(false)
    }
  }
  return {
    query,
    groups,
    chosen,
    saving: savingText(chosen, offer),
    topUp: topUpOf(offer, chosen),
    kinds: lines.length,
    isFleeting,
    managing: managing && lines.length > 0,
    toggleManaging: () => setManaging((is) => !is),
    editing,
    edit: setEditing,
    changing,
    changeKind: setChanging,
    changeSku: actions.changeSku,
    leaving,
    setQuantity: actions.setQuantity,
    choose: ({ skuId, chosen: is }: CartLine) => actions.choose([skuId], !is),
    chooseAll: () => actions.choose(skuIdsOf(groups.valid), !chosen.all),
    remove: (removed: readonly CartLine[]) => {
      if (removed.length > 0) actions.remove(skuIdsOf(removed))
    },
    toSettlement: () => void toSettlement()
  }
}

export type ShoppingCart = ReturnType<typeof useShoppingCart>
