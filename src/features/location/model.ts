export type { Place } from '@contract/types'
