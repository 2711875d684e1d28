import { Alert, Form } from 'antd'
import { useRead } from '../../api/use-read'
import { useMay } from '../../api/staff'
import { fenOf, yuanOf } from '../../lib/yuan'
import { ActButton } from '../../parts/act-button'
import { YuanField } from '../../parts/yuan-field'

interface Props {
  readonly orderNo: string
}

interface Amount {
  readonly yuan: string
}

/** Refunds an order, whole or in part; says beforehand what will happen. */
export function OrderRefund({ orderNo }: Props) {
  const isAllowed = useMay('refundable')
  const { data } = useRead('refundable', { orderNo }, { enabled: isAllowed })
  if (!data || data.why !== null || data.leftFen === 0) return null
  return (
    <ActButton<'refundOrder', Amount>
      name='refundOrder'
      label='按金额退款'
      done='已提交退款'
      isDanger
      asks='原因（买家会看到，并记入操作记录）'
      longest={40}
      inputOf={({ yuan, reason }) => ({ orderNo, amountFen: fenOf(yuan) ?? 0, reason })}
    >
      <YuanField name='yuan' label='退款金额' mostFen={data.leftFen} />
      <Form.Item noStyle shouldUpdate>
        {({ getFieldValue }) => {
          const fen = fenOf(String(getFieldValue('yuan') ?? ''))
          return <Preview fen={fen} leftFen={data.leftFen} />
        }}
      </Form.Item>
    </ActButton>
  )
}

interface PreviewProps {
  readonly fen: number | undefined
  readonly leftFen: number
}

const Preview = ({ fen, leftFen }: PreviewProps) =>
  fen !== undefined &&
  fen <= leftFen && (
    <Alert
      type={fen === leftFen ? 'warning' : 'info'}
      style={{ marginBottom: 16 }}
      message={
        fen === leftFen
          ? `退回全部余款 ${yuanOf(fen)}：未使用的权益和未发出的商品会一并收回`
          : `只退款 ${yuanOf(fen)}，权益和商品不收回；还可退 ${yuanOf(leftFen - fen)}`
      }
    />
  )
