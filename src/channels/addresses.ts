import { originOf } from '@/platform/environment/api-origin'
import type { Environment } from '@/platform/environment/environment'
import type { ChannelCode } from './channels'

type BaseOf = (code: ChannelCode) => string

/** The backend distinguishes channels by the first segment of the path. */
const bySegment =
  (of: Environment): BaseOf =>
  (code) =>
    `${originOf(of)}/${code}`

/**
 * Base address of each channel's backend in each environment (rule channel.address). A channel with a separate
 * backend replaces the function of an environment here.
 */
export const BASES: Readonly<Record<Environment, BaseOf>> = {
  development: bySegment('development'),
  uat: bySegment('uat'),
  production: bySegment('production')
}
