import { CONSOLE_RESULT } from '@contract/console/codes'
import type { ConsoleInput } from '@contract/console/types'
import { Form, Input } from 'antd'
import { useState, type ReactNode } from 'react'
import { Refusal } from '../../api/refusal'
import { useWrite } from '../../api/use-write'
import { FormDialog } from '../../parts/form-dialog'

const isConfirmNeeded = (error: unknown): boolean =>
  error instanceof Refusal && error.code === CONSOLE_RESULT.confirmNeeded

interface Waiting {
  readonly goOn: () => void
  readonly giveUp: () => void
}

/** Runs what needs a recent login. */
interface Confirmed {
  /** Where the server wants the password again, it is asked for, and the task runs once more. @throws what the task throws */
  readonly run: <T>(task: () => Promise<T>) => Promise<T>
  /** Drawn beside what uses it. */
  readonly dialog: ReactNode
}

/** @param asksOtp whether the account has a second factor */
export function useConfirmed(asksOtp: boolean): Confirmed {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const { mutate, error, isPending, reset } = useWrite('confirmLogin')

  const confirmed = () =>
    new Promise<void>((resolve, reject) => {
      setWaiting({ goOn: resolve, giveUp: () => reject(new Refusal('cancelled', '已取消')) })
    })
  const run = async <T,>(task: () => Promise<T>): Promise<T> => {
    try {
      return await task()
    } catch (problem) {
      if (!isConfirmNeeded(problem)) throw problem
      await confirmed()
      return task()
    }
  }
  const end = (how: keyof Waiting) => {
    waiting?.[how]()
    setWaiting(null)
    reset()
  }

  const dialog = (
    <FormDialog<ConsoleInput<'confirmLogin'>>
      title='为保护账号，请再次输入密码'
      does='确认'
      isOpen={waiting !== null}
      isPending={isPending}
      error={error}
      onDone={(factors) => mutate(factors, { onSuccess: () => end('goOn') })}
      onClose={() => end('giveUp')}
    >
      <Form.Item name='password' label='密码' rules={[{ required: true, message: '请输入密码' }]}>
        <Input.Password autoComplete='current-password' autoFocus />
      </Form.Item>
      {asksOtp && (
        <Form.Item
          name='otp'
          label='动态码'
          extra='刚用过的动态码不能再用，请等下一个'
          rules={[{ pattern: /^\d{6}$/, required: true, message: '请输入 6 位动态码' }]}
        >
          <Input autoComplete='one-time-code' inputMode='numeric' maxLength={6} />
        </Form.Item>
      )}
    </FormDialog>
  )
  return { run, dialog }
}
