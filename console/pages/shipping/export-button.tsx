import { DownloadOutlined } from '@ant-design/icons'
import { MAX_EXPORTED_ORDERS } from '@contract/console/limits'
import type { ConsoleInput } from '@contract/console/types'
import { App, Button } from 'antd'
import { messageOf } from '../../api/refusal'
import { useMay } from '../../api/staff'
import { useWrite } from '../../api/use-write'
import { csvOf } from '../../lib/csv'
import { saveFile } from '../../lib/save-file'
import { EXPORT_COLUMNS, rowsOf } from './export-columns'

interface Props {
  readonly what: ConsoleInput<'exportToShip'>['what']
}

const FILES = { orders: '待发货订单', privilege: '待发货权益礼品', prize: '待发货奖品' } as const

/** Exports all that waits, with whole addresses: an act. Nothing for whoever may not send. */
export function ExportButton({ what }: Props) {
  const { message } = App.useApp()
  const { mutate, isPending } = useWrite('exportToShip')
  const isAllowed = useMay('exportToShip')
  if (!isAllowed) return null
  const save = () =>
    mutate(
      { what },
      {
        onSuccess: ({ items, hasMore }) => {
          if (items.length === 0) return void message.info('没有等待发货的商品')
          saveFile(`${FILES[what]}.csv`, csvOf(EXPORT_COLUMNS, items.flatMap(rowsOf)))
          if (hasMore) void message.warning(`只导出了等待最久的 ${MAX_EXPORTED_ORDERS} 单，发出后请再次导出`)
        },
        onError: (error) => void message.error(messageOf(error))
      }
    )
  return (
    <Button icon={<DownloadOutlined />} loading={isPending} onClick={save}>
      导出待发货
    </Button>
  )
}
