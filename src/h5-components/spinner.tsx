import { classes } from './dom'
import './spinner.scss'

/** The indicator above content that is pulled down; `height` in px. */
export function Spinner({ height, busy }: { height: number; busy: boolean }) {
  return (
    <div className={classes('taro-pull', busy && 'taro-pull--busy')} style={{ height }} aria-hidden={!busy}>
      {height > 0 && <i />}
    </div>
  )
}
