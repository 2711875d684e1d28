import { Typography } from 'antd'

interface Props {
  /** Null shows a dash. */
  readonly value: string | null
}

/** A number of an order, a phone or a parcel, whole, with a button that copies it. */
export const CopiedNumber = ({ value }: Props) =>
  value === null ? (
    <>—</>
  ) : (
    <Typography.Text className='numbers' copyable={{ tooltips: ['复制', '已复制'] }}>
      {value}
    </Typography.Text>
  )
