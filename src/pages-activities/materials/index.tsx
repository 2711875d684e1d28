import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { routedPage } from '@/frame/routed-page'
import { navigate } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import recordsIllustration from '@/ui/illustration/illustrations/records.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { MaterialCard } from './sections/material-card'
import { useMaterials } from './use-materials'

const PATH = 'pages-activities/materials/index'

function MaterialsSkeleton() {
  return (
    <Skeleton className={css.boxes}>
      {[1, 2, 3].map((card) => (
        <Block key={card} className={css.box} />
      ))}
    </Skeleton>
  )
}

/** 推广素材: texts and pictures to send to friends, with the member's own link inserted. */
function Materials() {
  const { materials, shared, link, note } = useMaterials()
  return (
    <Page title={titleOf(PATH)}>
      <Stateful
        query={materials}
        skeleton={<MaterialsSkeleton />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            illustration={recordsIllustration}
            text='暂无推广素材'
            hint='也可以直接发送邀请海报'
            action={{
              text: '去生成海报',
              onPress: () => void navigate('pages-activities/distributionActivity/index')
            }}
          />
        }
      >
        {({ list }) => (
          <>
            <PlainWords of={['推广素材']} />
            <View className={css.note}>{note}</View>
            {list.map((material) => (
              <MaterialCard key={material.materialId} material={material} link={link} shared={shared} />
            ))}
          </>
        )}
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), Materials)
