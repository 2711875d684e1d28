import { App, Button, Card, Empty, Form, Input } from 'antd'
import { useState } from 'react'
import type { ConsoleData } from '@contract/console/types'
import { useWrite } from '../api/use-write'
import { Failed } from '../parts/failed'
import { FormDialog } from '../parts/form-dialog'
import { ItemFacts } from './item'
import { ReasonField } from './reason-field'
import { VERDICTS } from './verdicts'

type Found = ConsoleData<'lookUpByPhone'>['items'][number]

/** Vouchers and tickets of a member who has no phone at hand but knows its number. */
export function ByPhone() {
  const { mutate, data, error, isPending } = useWrite('lookUpByPhone')
  return (
    <div className='stack'>
      <Form<{ phone: string }> layout='vertical' requiredMark={false} onFinish={(typed) => mutate(typed)}>
        <Form.Item
          name='phone'
          label='会员手机号'
          extra='每次查询都会记入操作记录'
          rules={[{ required: true, message: '请输入 11 位手机号' }]}
        >
          <Input allowClear inputMode='tel' autoComplete='off' maxLength={20} />
        </Form.Item>
        <Button htmlType='submit' block loading={isPending}>
          查询
        </Button>
      </Form>
      {error && <Failed error={error} />}
      {data?.items.length === 0 && (
        <Empty
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description='没有可在您的门店或景区使用的券或票，请核对手机号'
        />
      )}
      {data?.items.map((item) => (
        <FoundItem key={item.id} item={item} />
      ))}
    </div>
  )
}

/** One of them, and the button that takes it with a reason. */
function FoundItem({ item }: { readonly item: Found }) {
  const [isOpen, setOpen] = useState(false)
  const { message } = App.useApp()
  const { mutate, data, error, isPending } = useWrite('redeemFound')
  const { kind, id, tail } = item
  const take = ({ reason }: { reason: string }) =>
    mutate(
      { kind, id, reason },
      {
        onSuccess: ({ verdict }) => {
          setOpen(false)
          void (verdict === 'passed' ? message.success : message.error)(VERDICTS[verdict])
        }
      }
    )
  const isTaken = data?.verdict === 'passed'
  return (
    <Card size='small'>
      <ItemFacts item={data?.item ?? item} />
      <div className='quiet'>尾号 {tail}</div>
      {!isTaken && (
        <Button block onClick={() => setOpen(true)}>
          使用
        </Button>
      )}
      <FormDialog<{ reason: string }>
        title={`使用 ${item.name}`}
        does='确认使用'
        isOpen={isOpen}
        isPending={isPending}
        error={error}
        onDone={take}
        onClose={() => setOpen(false)}
      >
        <ReasonField label='没有扫码的原因（记入操作记录）' />
      </FormDialog>
    </Card>
  )
}
