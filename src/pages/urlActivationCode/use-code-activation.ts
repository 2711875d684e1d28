import { useEffect, useRef, useState } from 'react'
import { grantFault, isWrongCode, lookUpGrantCode, useCodeWrite, whyNotOf } from '@/features/grant/commands'
import { codeOfScan, grantCodeFault, plainGrantCode, type CodePreview } from '@/features/grant/model'
import { requireLogin } from '@/features/session/require-login'
import { scanCode } from '@/platform/device/scan'
import { toast } from '@/platform/feedback/feedback'
import { whileLoading } from '@/platform/feedback/while-loading'
import { readStored, removeStored } from '@/platform/storage/stored-values'
import { replace } from '@/routes/navigate'

const RESULT_PAGE = 'pages/urlActivationCode/reslut'

/** The flow from a code, from the link or typed, to what it gives; what was typed is kept whatever fails. */
export function useCodeActivation(named: string | undefined) {
  const [code, setCode] = useState(() => plainGrantCode(named ?? readStored('activeCode') ?? ''))
  const [preview, setPreview] = useState<CodePreview>()
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const submitNow = useCodeWrite()

  // a code that was used, refused or abandoned is not stored anywhere
  useEffect(() => () => removeStored('activeCode'), [])

  async function run(step: () => Promise<void>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFault(undefined)
    try {
      if (await requireLogin()) await step()
    } catch (error) {
      await refuse(error)
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  /** A wrong code is corrected where it was typed; errors that a retry does not fix have their own page. */
  async function refuse(error: unknown): Promise<void> {
    if (isWrongCode(error)) {
      removeStored('activeCode')
      setPreview(undefined)
    }
    const reason = whyNotOf(error)
    if (reason) await replace(RESULT_PAGE, { reason })
    else setFault(grantFault(error))
  }

  const look = (wanted: string) =>
    run(async () => {
      const seen = await lookUpGrantCode(wanted)
      if (seen.mine) await replace(RESULT_PAGE, { activityId: seen.mine.activityId })
      else setPreview(seen)
    })

  // a code from the link is looked up automatically, once
  const first = useRef(code)
  useEffect(() => {
    if (first.current !== '' && grantCodeFault(first.current) === undefined) void look(first.current)
  }, [])

  const type = (text: string) => {
    setCode(plainGrantCode(text))
    setFault(undefined)
  }
  const check = () => {
    const found = grantCodeFault(code)
    setFault(found)
    if (found === undefined) void look(code)
  }
  const activate = () =>
    void run(async () => {
      const { activityId } = await whileLoading('正在激活', () => submitNow({ activeCode: code }))
      removeStored('activeCode')
      await replace(RESULT_PAGE, { activityId })
    })
  const scan = async () => {
    const text = await scanCode().catch(() => '')
    if (text === undefined) return
    const scanned = codeOfScan(text)
    if (scanned === '') toast('未识别到激活码，请手动输入')
    else type(scanned)
  }
  const edit = () => {
    setFault(undefined)
    setPreview(undefined)
  }
  return { code, preview, fault, busy, type, check, activate, edit, scan: () => void scan() }
}

export type CodeActivation = ReturnType<typeof useCodeActivation>
