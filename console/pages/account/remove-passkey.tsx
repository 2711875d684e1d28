import { useMutation } from '@tanstack/react-query'
import { App, Button, Popconfirm } from 'antd'
import { messageOf } from '../../api/refusal'
import { useWrite } from '../../api/use-write'
import { useConfirmed } from './use-confirmed'

interface Props {
  readonly passkeyId: string
  readonly name: string
  readonly asksOtp: boolean
}

/** Removes a passkey. */
export function RemovePasskey({ passkeyId, name, asksOtp }: Props) {
  const { message } = App.useApp()
  const { run, dialog } = useConfirmed(asksOtp)
  const { mutateAsync: remove } = useWrite('removePasskey')
  const { mutate, isPending } = useMutation({
    mutationFn: () => run(() => remove({ passkeyId })),
    onSuccess: () => void message.success('已删除'),
    onError: (error) => void message.error(messageOf(error))
  })
  return (
    <>
      <Popconfirm
        title={`删除“${name}”？`}
        description='之后不能再用它登录。设备里的那一份要在设备上删除。'
        okText='删除'
        placement='topRight'
        onConfirm={() => mutate()}
      >
        <Button danger loading={isPending}>
          删除
        </Button>
      </Popconfirm>
      {dialog}
    </>
  )
}
