import type { ConsoleData } from '@contract/console/types'
import { Button } from 'antd'
import { useState } from 'react'
import { useMay } from '../../api/staff'
import { useWrite } from '../../api/use-write'
import { CopiedNumber } from '../../parts/copied-number'
import { ReasonDialog } from '../../parts/reason-dialog'

interface Props {
  readonly member: ConsoleData<'memberDetail'>['member']
}

/** A member's phone number, masked until somebody says why they need it. */
export function MemberPhone({ member: { memberId, phoneMasked } }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { mutate, data, error, isPending, reset } = useWrite('revealMemberPhone')
  const isAllowed = useMay('revealMemberPhone')
  if (data) return <CopiedNumber value={data.phone} />
  if (phoneMasked === null) return '—'
  const close = () => {
    setOpen(false)
    reset()
  }
  return (
    <>
      <span className='numbers'>{phoneMasked}</span>{' '}
      {isAllowed && (
        <Button size='small' onClick={() => setOpen(true)}>
          查看
        </Button>
      )}
      <ReasonDialog
        title='查看完整手机号'
        does='确认查看'
        isOpen={isOpen}
        isPending={isPending}
        error={error}
        onDone={({ reason }) => mutate({ memberId, reason })}
        onClose={close}
      />
    </>
  )
}
