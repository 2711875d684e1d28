import { UploadOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { useMay } from '../../api/staff'
import { ImportDialog } from './import-dialog'

/** Opens the upload of a file with numbers of parcels; nothing for whoever may not send. */
export function ImportButton() {
  const [isOpen, setOpen] = useState(false)
  const isAllowed = useMay('importParcels')
  if (!isAllowed) return null
  return (
    <>
      <Button icon={<UploadOutlined />} onClick={() => setOpen(true)}>
        导入快递单号
      </Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  )
}
