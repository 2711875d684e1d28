import { Tag } from 'antd'

interface Props {
  /** Null: it is not sold by itself. */
  readonly onSale: boolean | null
  readonly stock: number | null
}

/** Whether members can buy it now. */
export function SaleState({ onSale, stock }: Props) {
  if (onSale === null) return '—'
  if (!onSale) return <Tag>已下架</Tag>
  return stock === 0 ? <Tag color='warning'>已售罄</Tag> : <Tag color='success'>在售</Tag>
}
