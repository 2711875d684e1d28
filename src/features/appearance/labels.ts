import type { Appearance } from './state'

const LOOK_LABELS = { light: '浅色', dark: '深色' } as const

/** The current appearance, in a few words. */
export const appearanceLabel = ({ look, elder }: Appearance): string =>
  [look ? LOOK_LABELS[look] : '跟随系统', elder && '大字版'].filter(Boolean).join(' · ')
