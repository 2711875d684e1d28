import { useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { PlainWords } from '@/features/appearance/components/plain-words'
import type { CartLine } from '@/features/cart/model'
import { SkuChoice } from '@/features/mall/components/sku-choice/sku-choice'
import { mallProductQuery } from '@/features/mall/queries'
import { choose, chosenSku, firstChoice, hindrance, maxOf, type Choice } from '@/features/mall/sku-choice'
import { Button } from '@/ui/button/button'
import { Sheet } from '@/ui/sheet/sheet'
import { ListSkeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import type { ShoppingCart } from '../use-shopping-cart'

export interface KindSheetProps {
  /** undefined = closed. */
  line: CartLine | undefined
  changeSku: ShoppingCart['changeSku']
  onClose: () => void
}

/** Chooses another SKU for a line of the cart, without leaving it. */
export function KindSheet({ line, changeSku, onClose }: KindSheetProps) {
  // what is shown stays while the sheet closes
  const last = useRef(line)
  if (line) last.current = line
  const skuId = last.current?.skuId ?? ''
  const query = useQuery({ ...mallProductQuery({ skuId }), enabled: line !== undefined })
  const [own, setOwn] = useState<{ readonly of: CartLine; readonly choice: Choice }>()
  const [saving, setSaving] = useState(false)
  const product = query.data
  const choice = own && own.of === last.current ? own.choice : product ? firstChoice(product, skuId) : []
  const why = product && hindrance(product, choice)

  const save = async () => {
    const sku = product && chosenSku(product, choice)
    if (!sku) return
    setSaving(true)
    try {
      if (sku.skuId !== skuId) await changeSku(skuId, sku.skuId, maxOf(product, sku))
      onClose()
    } catch {
      // the reason has been reported; the sheet stays as it is
    } finally {
      setSaving(false)
    }
  }
  return (
    <Sheet
      open={line !== undefined}
      title='修改规格'
      onClose={onClose}
      footer={
        <Button
          size='large'
          block
          disabled={!product || why !== undefined}
          loading={saving}
          onPress={() => void save()}
        >
          {why ?? '确定'}
        </Button>
      }
    >
      <Stateful query={query} skeleton={<ListSkeleton rows={3} height={80} />}>
        {(shown) => (
          <SkuChoice
            product={shown}
            choice={choice}
            onPick={(axis, value) => {
              if (line) setOwn({ of: line, choice: choose(choice, axis, value) })
            }}
          >
            <PlainWords inside of={['规格']} />
          </SkuChoice>
        )}
      </Stateful>
    </Sheet>
  )
}
