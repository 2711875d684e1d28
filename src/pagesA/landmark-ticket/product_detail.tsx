import { useState } from 'react'
import { View } from '@tarojs/components'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLastSpot } from '@/features/location/use-place'
import type { TicketKind } from '@/features/ticket/model'
import { sightQuery } from '@/features/ticket/queries'
import { useShare } from '@/features/wechat/use-share'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { serverFile } from '@/platform/environment/api-origin'
import { showPictures } from '@/platform/screen/picture-viewer'
import { navigate, urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import { Gallery } from '@/ui/gallery/gallery'
import { Page } from '@/ui/page/page'
import { RichText } from '@/ui/rich-text/rich-text'
import { Stateful } from '@/ui/stateful/stateful'
import css from './product_detail.module.scss'
import { DaySheet } from './sections/day-sheet'
import { Kinds } from './sections/kinds'
import { SightSummary } from './sections/sight-summary'
import { SightSkeleton } from './sections/sight-skeleton'
import { Whereabouts } from './sections/whereabouts'

const PATH = 'pagesA/landmark-ticket/product_detail'

/** 门票详情: a sight, its tickets with their rules and available days, and its location. */
function LandmarkProduct({ query: { sightId } }: PageProps<typeof PATH>) {
  const location = useLastSpot()?.location ?? null
  // the position may become known while the page is open
  const sight = useQuery({ ...sightQuery(sightId, location), placeholderData: keepPreviousData })
  const [kind, setKind] = useState<TicketKind>()
  const [looking, setLooking] = useState(false)
  useShare({ title: sight.data?.sight.name ?? titleOf(PATH), path: urlOf(PATH, { sightId }) })
  const book = (wanted: TicketKind) => {
    setKind(wanted)
    setLooking(true)
  }
  return (
    <Page title={titleOf(PATH)}>
      <Stateful query={sight} skeleton={<SightSkeleton />}>
        {({ sight: it, kinds, introHtml, noticeHtml }) => (
          <>
            <Gallery
              pictures={it.pictures}
              name={it.name}
              shape='wide'
              onOpen={(index) => showPictures({ urls: it.pictures.map(serverFile), index, name: it.name })}
            />
            <SightSummary sight={it} />
            <Kinds kinds={kinds} onBook={book} />
            <Whereabouts sight={it} />
            <View className={css.text}>
              <RichText html={introHtml} />
            </View>
            <View className={css.text}>
              <RichText html={noticeHtml} />
            </View>
          </>
        )}
      </Stateful>
      {kind ? (
        <DaySheet
          key={kind.kindId}
          open={looking}
          kind={kind}
          onChoose={(day) => {
            setLooking(false)
            void navigate('pagesA/landmark-ticket/payment', { kindId: kind.kindId, sightId, day })
          }}
          onClose={() => setLooking(false)}
        />
      ) : null}
    </Page>
  )
}

export default routedPage(routeOf(PATH), LandmarkProduct)
