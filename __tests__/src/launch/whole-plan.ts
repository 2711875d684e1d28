import { planLogin } from '@/launch/credentials'
import type { LaunchAction, LaunchFacts } from '@/launch/facts'
import { planShow } from '@/launch/plan'

/** All that a launch or a show does: what is planned at once, and what the link's login is judged to be. */
export const wholePlan = (facts: LaunchFacts): LaunchAction[] =>
  planShow(facts).flatMap((action) => (action.do === 'judge' ? planLogin(action.facts) : [action]))
