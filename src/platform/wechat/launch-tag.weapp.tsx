import type { LaunchTagProps } from './launch-tag-types'

/** A mini-program opens its own pages by itself. */
export const LaunchTag = (_props: LaunchTagProps) => null
