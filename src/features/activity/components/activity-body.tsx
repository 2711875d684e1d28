import type { ReactNode } from 'react'
import type { Activity } from '../queries'
import { ActivityHead } from './activity-head'
import { ActivityTexts } from './activity-texts'
import { ItemLine } from './item-line'

/** An activity: its head, its contents, its texts; `children` are placed below the head. */
export function ActivityBody({ activity, children }: { activity: Activity; children?: ReactNode }) {
  return (
    <>
      <ActivityHead activity={activity} />
      {children}
      {activity.items.map((item) => (
        <ItemLine key={item.itemId} item={item} />
      ))}
      <ActivityTexts texts={[activity.contentHtml, activity.rulesHtml]} />
    </>
  )
}
