import type { ConsoleInput } from '@contract/console/types'
import { Button } from 'antd'
import { useState } from 'react'
import { useMay } from '../../api/staff'
import { useWrite } from '../../api/use-write'
import { FormDialog } from '../../parts/form-dialog'
import { FileDialog, saveCodes, type MadeBatch } from './file-dialog'
import { MakeFields } from './make-fields'

type Wanted = ConsoleInput<'makeCardBatch'>

/** Makes a batch, whose file is saved at once; nothing for whoever may not make any. */
export function MakeButton() {
  const [isOpen, setOpen] = useState(false)
  const [made, setMade] = useState<MadeBatch | null>(null)
  const { mutate, error, isPending, reset } = useWrite('makeCardBatch')
  const isAllowed = useMay('makeCardBatch')
  if (!isAllowed) return null
  const close = () => {
    setOpen(false)
    reset()
  }
  const make = (wanted: Wanted) =>
    mutate(wanted, {
      onSuccess: ({ file, firstNo, lastNo }) => {
        const batch = { name: wanted.name.trim(), count: wanted.count, file, firstNo, lastNo }
        close()
        saveCodes(batch)
        setMade(batch)
      }
    })
  return (
    <>
      <Button type='primary' onClick={() => setOpen(true)}>
        生成卡批次
      </Button>
      <FormDialog<Wanted>
        title='生成卡批次'
        does='生成并下载'
        isOpen={isOpen}
        isPending={isPending}
        error={error}
        onDone={make}
        onClose={close}
      >
        <MakeFields />
      </FormDialog>
      {made !== null && <FileDialog batch={made} onClose={() => setMade(null)} />}
    </>
  )
}
