import { Button } from '../button/button'

export interface ViewButtonProps {
  /** The default label is `view` (rule shell.view). On a Chinese screen pass 查看. */
  label?: string
  onClick?: () => void
}

/** The small button of the shell (rule shell.view): a label, and a click. */
export function ViewButton({ label = 'view', onClick }: ViewButtonProps) {
  return (
    <Button kind='secondary' size='small' {...(onClick ? { onPress: onClick } : {})}>
      {label}
    </Button>
  )
}
