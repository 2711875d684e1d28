import type { PressOptions } from './press-types'

/** Role, name and state of a pressable for screen readers, the same on both targets; WeChat takes states as words only. */
export function pressStates({ label, role = 'button', disabled, selected, expanded }: PressOptions) {
  return {
    role,
    'aria-label': label,
    'aria-disabled': disabled ? 'true' : undefined,
    'aria-expanded': expanded?.toString(),
    ...selectedState(role, selected)
  }
}

function selectedState(role: PressOptions['role'], selected: boolean | undefined) {
  if (selected === undefined) return {}
  const ticks = role === 'checkbox' || role === 'radio' || role === 'switch'
  return {
    [ticks ? 'aria-checked' : role === 'button' ? 'aria-pressed' : 'aria-selected']: selected.toString()
  }
}
