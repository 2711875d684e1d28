import type { ReactNode } from 'react'
import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { legalTermsIn } from '@/features/appearance/plain-words'
import { formatDay } from '@/lib/time'
import { Page } from '@/ui/page/page'
import { HEADING } from '@/ui/read-as'
import { RichText } from '@/ui/rich-text/rich-text'
import { Stateful } from '@/ui/stateful/stateful'
import { agreementQuery, type AgreementKind } from '../../agreement'
import { AgreementSkeleton } from './agreement-skeleton'
import css from './agreement-text.module.scss'

export interface AgreementTextProps {
  kind: AgreementKind
  /** The page's title until the text has told its own. */
  title: string
  /** Of the text, and of what stands around it. */
  language?: 'zh' | 'en'
  /** Below its version: the same in another language. */
  aside?: ReactNode
}

const SINCE = {
  zh: (version: string, day: string) => `版本 ${version} · ${day} 起生效`,
  en: (version: string, day: string) => `Version ${version} · in force since ${day}`
} as const

/** A legal text as a page: its title, version, since when it holds, and the text. */
export function AgreementText({ kind, title, language = 'zh', aside }: AgreementTextProps) {
  const agreement = useQuery(agreementQuery(kind))
  const shown = agreement.data?.title ?? title
  return (
    <Page title={shown} ground='surface'>
      <Stateful query={agreement} skeleton={<AgreementSkeleton />}>
        {({ title: name, version, effectiveAt, html }) => (
          <View className={css.sheet}>
            <View className={css.title} {...HEADING}>
              {name}
            </View>
            <View className={css.version}>{SINCE[language](version, formatDay(effectiveAt))}</View>
            {aside}
            <PlainWords inside of={legalTermsIn(html)} />
            <RichText html={html} />
          </View>
        )}
      </Stateful>
    </Page>
  )
}
