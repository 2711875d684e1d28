import { planLogin } from '@/launch/credentials'
import type { LaunchAction, LaunchContext } from '@/launch/context'
import { planShow } from '@/launch/plan'

/** All that a launch or a show does: what is planned at once, and what the link's login is judged to be. */
export const wholePlan = (context: LaunchContext): LaunchAction[] =>
  planShow(context).flatMap((action) => (action.do === 'judge' ? planLogin(action.context) : [action]))
