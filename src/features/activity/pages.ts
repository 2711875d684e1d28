import type { Activity } from '@contract/types'

type Kind = Activity['kind']

/**
 * The page of each kind of activity that a member finds by themselves. The others are reached elsewhere: codes
 * are entered at pages/activation, cards by phone number are among the member's cards, and a distributor's
 * offer is opened by their link.
 */
const PAGES = {
  paid: 'pages/payActivityDetails/index',
  gift: 'pages/activityPage/activity-jingjiang-01',
  sign: 'pages/activityPage/activityYanglaoSign',
  unique: 'pages/uniqueActivity/index',
  directed: 'pages/directedActivity/index'
} as const satisfies Partial<Record<Kind, string>>

type ListedKind = keyof typeof PAGES

/** Activities of these kinds, in their order, each with its page. */
export const activitiesWithPage = <A extends { kind: Kind }, K extends ListedKind>(
  activities: readonly A[],
  kinds: readonly K[]
): readonly { activity: A; page: (typeof PAGES)[K] }[] =>
  activities.flatMap((activity) => {
    const kind = kinds.find((one) => one === activity.kind)
    return kind ? [{ activity, page: PAGES[kind] }] : []
  })
