import { useEffect, useState } from 'react'
import { compact } from '@contract/typed/code'
import { MAX_PIECES, type CartLine } from '@/features/cart/model'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { Sheet } from '@/ui/sheet/sheet'

export interface QuantitySheetProps {
  /** undefined = closed. */
  line: CartLine | undefined
  onQuantity: (skuId: string, quantity: number) => void
  onClose: () => void
}

function faultOf(text: string, max: number): string | undefined {
  const number = Number(text)
  if (!/^\d+$/.test(text) || number < 1) return '请输入 1 以上的整数'
  if (number > max) return max < MAX_PIECES ? `当前最多可买 ${max} 件` : `数量最多为 ${MAX_PIECES} 件`
  return undefined
}

/** Input of a quantity that would take many taps. */
export function QuantitySheet({ line, onQuantity, onClose }: QuantitySheetProps) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  useEffect(() => {
    if (!line) return
    setText(String(line.quantity))
    setFault(undefined)
  }, [line])
  const confirm = () => {
    if (!line) return
    const wrong = faultOf(text, line.most)
    if (wrong) return setFault(wrong)
    onQuantity(line.skuId, Number(text))
    onClose()
  }
  return (
    <Sheet
      open={line !== undefined}
      title='修改数量'
      onClose={onClose}
      footer={
        <Button size='large' block onPress={confirm}>
          确定
        </Button>
      }
    >
      <Field
        label='购买数量'
        value={text}
        maxlength={3}
        clean={compact}
        keyboard='number'
        fault={fault}
        onType={(typed) => {
          setText(typed)
          setFault(undefined)
        }}
        onEnter={confirm}
      />
    </Sheet>
  )
}
