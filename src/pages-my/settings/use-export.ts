import { useState } from 'react'
import { sizeText } from '@/features/member/cache'
import { makeMyData, type MyData } from '@/features/member/commands'
import { useAccountCode } from '@/features/member/use-account-code'
import { saveFile } from '@/platform/device/save-file'
import { copyText } from '@/platform/feedback/copy-text'

/** The UTF-8 length of a text in bytes: the mini-program has no encoder. */
const utf8Bytes = (text: string): number => encodeURIComponent(text).replace(/%../g, 'x').length

const NOT_SAVED = '没有保存文件，可再试一次，或点“复制内容”'

/** The sheet in which all personal data is exported. The file is kept only while the sheet is open. */
export function useExport(hasMobile: boolean) {
  const [open, setOpen] = useState(false)
  const [file, setFile] = useState<MyData>()
  const [making, setMaking] = useState(false)
  const [fault, setFault] = useState<string>()
  const code = useAccountCode('export', hasMobile)

  const make = async () => {
    if (making || code.refused()) return
    setMaking(true)
    setFault(undefined)
    try {
      setFile(await makeMyData(code.input))
    } catch (error) {
      setFault(code.failed(error))
    } finally {
      setMaking(false)
    }
  }
  const save = async () => {
    if (!file) return
    const { fileName: name, text } = file
    const saved = await saveFile({ name, text }).catch(() => false)
    setFault(saved ? undefined : NOT_SAVED)
  }
  return {
    open,
    size: file && sizeText(utf8Bytes(file.text)),
    making,
    code,
    fault,
    make: () => void make(),
    save: () => void save(),
    copy: () => {
      if (file) void copyText(file.text)
    },
    show: () => setOpen(true),
    hide: () => {
      setOpen(false)
      setFile(undefined)
      code.clear()
      setFault(undefined)
    }
  }
}
