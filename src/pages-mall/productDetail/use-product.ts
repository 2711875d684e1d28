import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useAddToCart } from '@/features/cart/add-to-cart'
import { mallProductQuery } from '@/features/mall/queries'
import { chosenSku, choose, firstChoice, maxOf, type Choice } from '@/features/mall/sku-choice'
import { toast } from '@/platform/feedback/feedback'
import { requireLogin } from '@/features/session/require-login'
import { navigate } from '@/routes/navigate'

/** Why the SKU sheet is open: to look and choose, or to continue with the selection. */
export type SheetFor = 'choice' | 'cart' | 'buy'

interface Named {
  readonly productId?: string | undefined
  readonly skuId?: string | undefined
}

const namedBy = ({ productId, skuId }: Named) => ({
  ...(productId === undefined ? {} : { productId }),
  ...(skuId === undefined ? {} : { skuId })
})

/** A product, the selected SKU, and its purchase. */
export function useProduct(named: Named) {
  const query = useQuery(mallProductQuery(namedBy(named)))
  const [own, setOwn] = useState<Choice>()
  const [wanted, setWanted] = useState(1)
  const [sheet, setSheet] = useState<SheetFor>()
  const [adding, setAdding] = useState(false)
  /** How often something was added to the cart here: triggers the animation of the cart icon. */
  const [added, setAdded] = useState(0)
  const addToCart = useAddToCart()
  const product = query.data
  const choice = own ?? (product ? firstChoice(product, named.skuId) : [])
  const sku = product && chosenSku(product, choice)
  const most = product ? maxOf(product, sku) : 1
  const quantity = Math.min(wanted, most)

  const add = async (skuId: string) => {
    setAdding(true)
    try {
      await addToCart({ skuId, quantity })
      setSheet(undefined)
      setAdded((times) => times + 1)
      toast('已加入购物车')
    } catch {
      // the error has been reported; the sheet stays as it is
    } finally {
      setAdding(false)
    }
  }
  const buyNow = async () => {
    // whoever changes their mind about the login is back at what they chose
    if (!sku || !(await requireLogin())) return
    setSheet(undefined)
    await navigate('pages-mall/settlement/index', { skuId: sku.skuId, quantity })
  }
  return {
    query,
    choice,
    sku,
    most,
    quantity,
    setQuantity: setWanted,
    pick: (axis: number, value: string) => setOwn(choose(choice, axis, value)),
    sheet,
    open: setSheet,
    close: () => setSheet(undefined),
    adding,
    added,
    toCart: () => {
      if (sku && !adding) void add(sku.skuId)
    },
    buyNow: () => void buyNow()
  }
}

export type ProductState = ReturnType<typeof useProduct>
