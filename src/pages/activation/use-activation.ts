import { useRef, useState } from 'react'
import { lookUpCard, useActivateCard } from '@/features/card/activate'
import type { CardPreview, MemberCard } from '@/features/card/model'
import {
  codeFaults,
  plainCode,
  scannedCode,
  type CodeFaults,
  type PrintedCode
} from '@/features/card/printed-code'
import { activationFault } from '@/features/card/activation-fault'
import { requireLogin } from '@/features/session/require-login'
import { toast } from '@/platform/feedback/feedback'
import { scanCode } from '@/platform/device/scan'
import { whileLoading } from '@/platform/feedback/while-loading'

/** The steps: entering the code, previewing the card, having it activated. */
export type Stage =
  | { readonly at: 'form' }
  | { readonly at: 'preview'; readonly preview: CardPreview }
  /** `before`: this member had already activated it. */
  | { readonly at: 'done'; readonly card: MemberCard; readonly before: boolean }

const FORM: Stage = { at: 'form' }

/** The flow from a printed number and code to the activated card; what was typed is kept whatever fails. */
export function useActivation(cardNo: string | undefined) {
  const [code, setCode] = useState<PrintedCode>({ cardNo: plainCode(cardNo ?? ''), activeCode: '' })
  const [stage, setStage] = useState<Stage>(FORM)
  const [faults, setFaults] = useState<CodeFaults>({})
  /** The server's reason for refusing it. */
  const [refusal, setRefusal] = useState<string>()
  const [busy, setBusy] = useState(false)
  const running = useRef(false)
  const activateCard = useActivateCard()

  const type = (field: keyof PrintedCode, text: string) => {
    setCode((before) => ({ ...before, [field]: plainCode(text) }))
    setFaults(({ [field]: _mended, ...others }) => others)
    setRefusal(undefined)
  }

  async function run(step: () => Promise<Stage>): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    setRefusal(undefined)
    try {
      if (await requireLogin()) setStage(await step())
    } catch (error) {
      setRefusal(activationFault(error))
    } finally {
      running.current = false
      setBusy(false)
    }
  }

  /** Looks up which card it is. */
  const check = () => {
    const found = codeFaults(code)
    setFaults(found)
    if (found.cardNo || found.activeCode) return
    void run(async () => {
      const preview = await lookUpCard(code)
      return preview.mine ? { at: 'done', card: preview.mine, before: true } : { at: 'preview', preview }
    })
  }

  const activate = () =>
    void run(async () => {
      const card = await whileLoading('正在激活', () => activateCard(code))
      return { at: 'done', card, before: false }
    })

  const scan = async () => {
    const text = await scanCode().catch(() => {
      toast('暂时无法扫码，请手动输入')
      return undefined
    })
    if (text === undefined) return
    const scanned = scannedCode(text)
    if (!scanned.cardNo && !scanned.activeCode) {
      toast('未识别到卡号，请手动输入')
      return
    }
    if (scanned.cardNo) type('cardNo', scanned.cardNo)
    if (scanned.activeCode) type('activeCode', scanned.activeCode)
  }

  const edit = () => {
    setRefusal(undefined)
    setStage(FORM)
  }
  return { code, stage, faults, refusal, busy, type, check, activate, edit, scan: () => void scan() }
}

export type Activation = ReturnType<typeof useActivation>
