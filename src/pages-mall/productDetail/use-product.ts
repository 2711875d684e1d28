import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { mallProductQuery } from '@/features/mall/queries'
import { chosenSku, choose, firstChoice, mostOf, type Choice } from '@/features/mall/sku-choice'

interface Named {
  readonly productId?: string | undefined
  readonly skuId?: string | undefined
}

const namedBy = ({ productId, skuId }: Named) => ({
  ...(productId === undefined ? {} : { productId }),
  ...(skuId === undefined ? {} : { skuId })
})

/** A product, and what of it is chosen. */
export function useProduct(named: Named) {
  const query = useQuery(mallProductQuery(namedBy(named)))
  const [own, setOwn] = useState<Choice>()
  const [wanted, setWanted] = useState(1)
  const [choosing, setChoosing] = useState(false)
  const product = query.data
  const choice = own ?? (product ? firstChoice(product, named.skuId) : [])
  const sku = product && chosenSku(product, choice)
  const most = product ? mostOf(product, sku) : 1
  return {
    query,
    choice,
    sku,
    most,
    quantity: Math.min(wanted, most),
    setQuantity: setWanted,
    pick: (axis: number, value: string) => setOwn(choose(choice, axis, value)),
    choosing,
    open: () => setChoosing(true),
    close: () => setChoosing(false)
  }
}

export type ProductState = ReturnType<typeof useProduct>
