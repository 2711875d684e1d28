import { Button } from 'antd'
import { useState } from 'react'
import { useMay } from '../../api/staff'
import { useWrite } from '../../api/use-write'
import { CopiedNumber } from '../../parts/copied-number'
import { ReasonDialog } from '../../parts/reason-dialog'

interface Props {
  readonly orderNo: string
}

/** Shows the whole phone numbers of an order, for a reason. */
export function OrderPhones({ orderNo }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, data, error, isPending, reset } = useWrite('revealOrderPhones')
  const close = () => {
    setOpen(false)
    reset()
  }
  const isAllowed = useMay('revealOrderPhones')
  if (!isAllowed) return null
  if (data)
    return (
      <span>
        会员 <CopiedNumber value={data.memberPhone} />
        {data.receiverPhone !== null && (
          <>
            {' '}
            收件人 <CopiedNumber value={data.receiverPhone} />
          </>
        )}
      </span>
    )
  return (
    <>
      <Button onClick={() => setOpen(true)}>查看完整手机号</Button>
      <ReasonDialog
        title='查看完整手机号'
        does='查看'
        isOpen={isOpen}
        isPending={isPending}
        error={error}
        onDone={({ reason }) => mutate({ orderNo, reason })}
        onClose={close}
      />
    </>
  )
}
