import { useState } from 'react'
import { cleanName } from '@contract/typed/name'
import { typedPhone } from '@contract/typed/phone'
import { cutTo } from '@/lib/cut-to'
import { recognise } from '@/features/address/commands'
import {
  recognisedNote,
  hasRecognised,
  withRecognised,
  type AddressDraft,
  type Recognised
} from '@/features/address/model'
import { toast } from '@/platform/feedback/feedback'
import { chooseFromAddressBook, hasAddressBook } from '@/platform/wechat/address-book'

const NOT_READ = '未能识别，请检查后重试，或直接填写'

const wordsOf = (error: unknown): string =>
  error instanceof Error && /[\u4e00-\u9fff]/.test(error.message)
    ? error.message
    : '识别失败，请再试一次，或直接填写'

/** Ways to fill in the form without typing: a pasted text, and WeChat's address book if available. */
export function useFillIn(draft: AddressDraft, change: (next: AddressDraft) => void) {
  const [open, setOpen] = useState(false)
  const [reading, setReading] = useState(false)
  const [fault, setFault] = useState<string>()
  const [note, setNote] = useState('')
  const [nearest, setNearest] = useState('')

  const fill = (found: Recognised) => {
    change(withRecognised(draft, found))
    setNote(recognisedNote(found))
    setNearest(found.nearestCode)
  }
  const read = async (text: string) => {
    setFault(undefined)
    setReading(true)
    try {
      const found = await recognise(text)
      if (!hasRecognised(found)) return setFault(NOT_READ)
      fill(found)
      setOpen(false)
    } catch (error) {
      setFault(wordsOf(error))
    } finally {
      setReading(false)
    }
  }
  const takeFromBook = async () => {
    try {
      const chosen = await chooseFromAddressBook()
      if (!chosen) return
      const found = await recognise(chosen.text)
      fill({ ...found, name: cutTo(cleanName(chosen.name).trim(), 30), mobile: typedPhone(chosen.phone) })
    } catch {
      toast('暂时无法从微信导入，请直接填写')
    }
  }
  return {
    open,
    reading,
    fault,
    note,
    /** Where the selection continues for an area that was only partly recognised. */
    nearest,
    hasBook: hasAddressBook(),
    read: (text: string) => void read(text),
    takeFromBook: () => void takeFromBook(),
    show: () => {
      setFault(undefined)
      setOpen(true)
    },
    hide: () => setOpen(false)
  }
}
