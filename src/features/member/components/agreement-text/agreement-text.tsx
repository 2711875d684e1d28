import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '@/lib/time'
import { Page } from '@/ui/page/page'
import { RichText } from '@/ui/rich-text/rich-text'
import { Stateful } from '@/ui/stateful/stateful'
import { agreementQuery, type AgreementKind } from '../../agreement'
import { AgreementSkeleton } from './agreement-skeleton'
import css from './agreement-text.module.scss'

export interface AgreementTextProps {
  kind: AgreementKind
  /** The page's title until the text has told its own. */
  title: string
}

/** A legal text as a page: its title, version, since when it holds, and the text. */
export function AgreementText({ kind, title }: AgreementTextProps) {
  const agreement = useQuery(agreementQuery(kind))
  const shown = agreement.data?.title ?? title
  return (
    <Page title={shown} ground='surface'>
      <Stateful query={agreement} skeleton={<AgreementSkeleton />}>
        {({ title: name, version, effectiveAt, html }) => (
          <View className={css.sheet}>
            <View className={css.title} {...{ role: 'heading', 'aria-level': 2 }}>
              {name}
            </View>
            <View className={css.version}>{`版本 ${version} · ${formatDay(effectiveAt)} 起生效`}</View>
            <RichText html={html} />
          </View>
        )}
      </Stateful>
    </Page>
  )
}
