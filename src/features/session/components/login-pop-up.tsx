import { Sheet } from '@/ui/sheet/sheet'
import { LoginForm } from './login-form'

export interface LoginPopUpProps {
  open: boolean
  onClose: () => void
}

/** The login pop-up over any page. */
export function LoginPopUp({ open, onClose }: LoginPopUpProps) {
  return (
    <Sheet open={open} title='登录后享受会员权益' onClose={onClose}>
      <LoginForm />
    </Sheet>
  )
}
