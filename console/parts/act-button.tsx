import type { ConsoleCallName } from '@contract/console/endpoints'
import type { ConsoleInput } from '@contract/console/types'
import { App, Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { useMay } from '../api/staff'
import { useWrite } from '../api/use-write'
import { ReasonDialog, type Reasoned } from './reason-dialog'

interface Props<N extends ConsoleCallName, Fields extends object> {
  readonly name: N
  /** What the button says, and the title of its dialog. */
  readonly label: string
  readonly done: string
  /** What is sent, of what was filled in. */
  readonly inputOf: (values: Reasoned<Fields>) => ConsoleInput<N>
  readonly isDanger?: boolean
  /** Shown before the reason; see {@link ReasonDialog}. */
  readonly children?: ReactNode
  readonly asks?: string
  readonly longest?: number
  /** What else happens once it is done. */
  readonly onDone?: () => void
}

/** A button for an act of staff that needs a reason; nothing for whoever may not do it. */
export function ActButton<N extends ConsoleCallName, Fields extends object = object>(
  props: Props<N, Fields>
) {
  const { name, label, done, inputOf, isDanger = false, children, asks, longest, onDone } = props
  const [isOpen, setOpen] = useState(false)
  const { message } = App.useApp()
  const { mutate, error, isPending, reset } = useWrite(name)
  const isAllowed = useMay(name)
  if (!isAllowed) return null
  const close = () => {
    setOpen(false)
    reset()
  }
  const act = (values: Reasoned<Fields>) =>
    mutate(inputOf(values), {
      onSuccess: () => {
        close()
        onDone?.()
        void message.success(done)
      }
    })
  return (
    <>
      <Button danger={isDanger} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ReasonDialog<Fields>
        title={label}
        does={`确认${label}`}
        isOpen={isOpen}
        isPending={isPending}
        error={error}
        onDone={act}
        onClose={close}
        {...(asks !== undefined && { asks })}
        {...(longest !== undefined && { longest })}
      >
        {children}
      </ReasonDialog>
    </>
  )
}
