import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { PackingList, type Packed } from './packing-list'

interface Props {
  readonly orders: readonly Packed[]
  readonly label: string
}

/** Prints the packing lists of orders. */
export function PackingListButton({ orders, label }: Props) {
  const [isPrinting, setPrinting] = useState(false)
  return (
    <>
      <Button icon={<PrinterOutlined />} disabled={orders.length === 0} onClick={() => setPrinting(true)}>
        {label}
      </Button>
      {isPrinting && <PackingList orders={orders} onPrinted={() => setPrinting(false)} />}
    </>
  )
}
