import type { ConsoleCallName } from '@contract/console/endpoints'
import type { ConsoleData, ConsoleInput } from '@contract/console/types'
import { App, Button, Popconfirm } from 'antd'
import { messageOf } from '../api/refusal'
import { useMay } from '../api/staff'
import { useWrite } from '../api/use-write'

interface Props<N extends ConsoleCallName> {
  readonly name: N
  readonly label: string
  /** What will happen. */
  readonly asks: string
  readonly done: string | ((data: ConsoleData<N>) => string)
  readonly input: ConsoleInput<N>
  /** Not the first thing to do on the page. */
  readonly isQuiet?: true
}

/** A button for an act that needs no reason but is asked about once; nothing for whoever may not do it. */
export function ConfirmButton<N extends ConsoleCallName>(props: Props<N>) {
  const { name, label, asks, done, input, isQuiet } = props
  const { message } = App.useApp()
  const { mutate, isPending } = useWrite(name)
  const isAllowed = useMay(name)
  if (!isAllowed) return null
  const act = () =>
    mutate(input, {
      onSuccess: (data) => void message.success(typeof done === 'string' ? done : done(data)),
      onError: (error) => void message.error(messageOf(error))
    })
  return (
    <Popconfirm title={asks} okText={label} onConfirm={act}>
      <Button type={isQuiet ? 'default' : 'primary'} loading={isPending}>
        {label}
      </Button>
    </Popconfirm>
  )
}
