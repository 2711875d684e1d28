import { Button } from '../button/button'

export interface ViewButtonProps {
  /** Spec section 2: the default label is `view`. On a Chinese screen give 查看. */
  label?: string
  onClick?: () => void
}

/** The small button of spec section 2: a label, and a click. */
export function ViewButton({ label = 'view', onClick }: ViewButtonProps) {
  return (
    <Button kind='secondary' size='small' {...(onClick ? { onPress: onClick } : {})}>
      {label}
    </Button>
  )
}
