import { MAX_PASSKEY_NAME } from '@contract/console/passkeys/limits'
import { useMutation } from '@tanstack/react-query'
import { App, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { call } from '../../api/call'
import { useWrite } from '../../api/use-write'
import { makePasskey } from '../../lib/passkey'
import { FormDialog } from '../../parts/form-dialog'
import { useConfirmed } from './use-confirmed'

interface Props {
  readonly asksOtp: boolean
}

interface Named {
  readonly name: string
}

/** Adds a passkey of this browser, under a name by which its owner knows it. */
export function AddPasskey({ asksOtp }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { message } = App.useApp()
  const { run, dialog } = useConfirmed(asksOtp)
  const { mutateAsync: add } = useWrite('addPasskey')
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: async ({ name }: Named) =>
      add({ name, response: await makePasskey(() => run(() => call('beginPasskey', { name }))) })
  })
  const close = () => {
    setOpen(false)
    reset()
  }
  const make = (named: Named) =>
    mutate(named, {
      onSuccess: () => {
        close()
        void message.success('已添加，下次可以用通行密钥登录')
      }
    })
  return (
    <>
      <Button type='primary' onClick={() => setOpen(true)}>
        添加通行密钥
      </Button>
      <FormDialog<Named>
        title='添加通行密钥'
        does='继续'
        isOpen={isOpen}
        isPending={isPending}
        error={error}
        onDone={make}
        onClose={close}
      >
        <Form.Item
          name='name'
          label='名称'
          extra='用来认出是哪个设备，例如：办公室电脑'
          rules={[{ required: true, whitespace: true, message: '请输入名称' }]}
        >
          <Input maxLength={MAX_PASSKEY_NAME} autoComplete='off' autoFocus />
        </Form.Item>
      </FormDialog>
      {dialog}
    </>
  )
}
