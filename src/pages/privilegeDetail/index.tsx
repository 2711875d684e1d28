import { View } from '@tarojs/components'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { Stores } from '@/features/privilege/components/stores/stores'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Gallery } from '@/ui/gallery/gallery'
import { Page } from '@/ui/page/page'
import { RichText } from '@/ui/rich-text/rich-text'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { AccountSheet } from './sections/account-sheet'
import { BlockedTake } from './sections/blocked-take'
import { ChoiceSheet } from './sections/choice-sheet'
import { ConfirmTake } from './sections/confirm-take'
import { Head } from './sections/head'
import { Prizes } from './sections/prizes'
import { PrivilegeSkeleton } from './sections/privilege-skeleton'
import { ReceiveBar } from './sections/receive-bar'
import { GALLERY_ID, useBarTone } from './use-bar-tone'
import { usePrivilegeDetail } from './use-privilege-detail'

const PATH = 'pages/privilegeDetail/index'

/** 权益详情: what a privilege is, where and how it is used, and the button that receives it. */
function PrivilegeDetail({ query }: PageProps<typeof PATH>) {
  const { query: privilege, receive, press } = usePrivilegeDetail(query.privilegeId, query.memberPlateId)
  const detail = privilege.data
  const tone = useBarTone(detail !== undefined)
  return (
    <Page
      title={titleOf(PATH)}
      nav='custom'
      navTone={privilege.isError && !detail ? 'ground' : tone}
      bottom={
        detail ? (
          <ReceiveBar detail={detail} onPress={press} onOpen={() => void privilege.refetch()} />
        ) : undefined
      }
    >
      <Stateful query={privilege} skeleton={<PrivilegeSkeleton />}>
        {(data) => (
          <>
            <Gallery id={GALLERY_ID} pictures={data.pictures} name={data.privilege.name} />
            <Head detail={data} />
            <PlainWords of={data.groupId ? ['权益', '多选一'] : ['权益']} />
            <View className={css.text}>
              <RichText html={data.usageHtml} />
            </View>
            <View className={css.text}>
              <RichText html={data.rulesHtml} />
            </View>
            <Prizes prizes={data.prizes} />
            <Stores detail={data} />
          </>
        )}
      </Stateful>
      {detail ? (
        <>
          <ChoiceSheet detail={detail} receive={receive} />
          <AccountSheet receive={receive} isDraw={detail.privilege.kind === 'lottery'} />
          <ConfirmTake detail={detail} receive={receive} />
          <BlockedTake receive={receive} />
        </>
      ) : null}
    </Page>
  )
}

export default routedPage(routeOf(PATH), PrivilegeDetail)
