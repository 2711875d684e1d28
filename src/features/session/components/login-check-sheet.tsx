import { Sheet } from '@/ui/sheet/sheet'
import type { UndoCheck, UnionCheck } from '../login-check'
import { UndoDeletion } from './undo-deletion'
import { UnionConfirm } from './union-confirm'

export interface LoginCheckSheetProps {
  check: UnionCheck | UndoCheck | null
  open: boolean
}

/** The sheet of a login waiting for the user; closing it cancels the login. */
export function LoginCheckSheet({ check, open }: LoginCheckSheetProps) {
  const isUndo = check !== null && 'closed' in check
  return (
    <Sheet
      open={open && check !== null}
      title={isUndo ? '账号正在注销' : '验证手机号'}
      onClose={() => check?.settle(null)}
    >
      {check === null ? null : 'closed' in check ? (
        <UndoDeletion key={check.closed.undoTicket} check={check} />
      ) : (
        <UnionConfirm key={check.sign} check={check} />
      )}
    </Sheet>
  )
}
