import { CodeField } from '@/features/session/components/code-field'
import type { AccountCode } from '../use-account-code'

/** The field of a fresh code, where one is needed. */
export function AccountCodeField({
  code,
  className,
  onEnter
}: {
  code: AccountCode
  className?: string | undefined
  onEnter: () => void
}) {
  if (!code.needed) return null
  const { value, fault, sending, resendAt, type, send } = code
  return (
    <CodeField
      className={className}
      value={value}
      fault={fault}
      sending={sending}
      resendAt={resendAt}
      onType={type}
      onEnter={onEnter}
      onSend={send}
    />
  )
}
