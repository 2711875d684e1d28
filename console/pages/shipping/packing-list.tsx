import { useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import './packing-list.css'

/** What is packed: an order or a gift. */
export interface Packed {
  readonly number: string
  readonly receiver: { readonly name: string; readonly phone: string; readonly address: string } | null
  readonly note: string | null
  readonly lines: readonly { readonly lineNo: number; readonly name: string; readonly waiting: number }[]
}

interface Props {
  readonly orders: readonly Packed[]
  readonly onPrinted: () => void
}

/** What lies in each parcel and to whom it goes, a sheet an order: on paper alone, and in the page only while it is printed. */
export function PackingList({ orders, onPrinted }: Props) {
  const printed = useRef(onPrinted)
  useEffect(() => {
    printed.current = onPrinted
  })
  useEffect(() => {
    const end = () => printed.current()
    window.addEventListener('afterprint', end)
    window.print()
    return () => window.removeEventListener('afterprint', end)
  }, [])
  return createPortal(
    <div className='packing-list'>
      {orders.map((order) => (
        <Sheet key={order.number} order={order} />
      ))}
    </div>,
    document.body
  )
}

interface SheetProps {
  readonly order: Packed
}

const Sheet = ({ order: { number, receiver, note, lines } }: SheetProps) => (
  <article className='packing-sheet'>
    <h2>装箱单</h2>
    <p>单号 {number}</p>
    {receiver !== null && (
      <p>
        收件人 {receiver.name} {receiver.phone}
        <br />
        {receiver.address}
      </p>
    )}
    <table>
      <thead>
        <tr>
          <th>商品</th>
          <th>件数</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ lineNo, name, waiting }) => (
          <tr key={lineNo}>
            <td>{name}</td>
            <td>{waiting}</td>
          </tr>
        ))}
      </tbody>
    </table>
    {note !== null && <p>备注 {note}</p>}
  </article>
)
