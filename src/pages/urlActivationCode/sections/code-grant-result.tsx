import { useQuery } from '@tanstack/react-query'
import { GrantResult } from '@/features/grant/components/grant-result'
import { grantStatusQuery } from '@/features/grant/queries'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from './code.module.scss'
import { GrantFailure } from './grant-failure'

const skeleton = (
  <Skeleton>
    <Block className={css.signBox} gap={0} />
    <Block className={css.cardBox} gap={0} />
    <Block className={css.lineBox} gap={0} />
  </Skeleton>
)

/** What the activity gave, in full or in part so far. */
export function CodeGrantResult({ activityId }: { activityId: string }) {
  const query = useQuery(grantStatusQuery(activityId))
  return (
    <Stateful
      query={query}
      skeleton={skeleton}
      isEmpty={({ grant }) => grant === null}
      empty={<GrantFailure reason={undefined} />}
    >
      {({ grant }) => (grant ? <GrantResult grant={grant} title='激活成功' /> : null)}
    </Stateful>
  )
}
