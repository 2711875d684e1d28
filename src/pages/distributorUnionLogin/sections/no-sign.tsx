import { showLoginPopUp } from '@/features/session/login-pop-up'
import cardsIllustration from '@/ui/illustration/illustrations/cards.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { NextStep } from './next-step'

/** The link has no token, or it was used: log in by phone, or go home. */
export function NoSign({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <EmptyState
        illustration={cardsIllustration}
        text='登录链接不完整或已经用过'
        hint='请返回合作方页面重新进入，也可以用手机号登录'
        action={{ text: '手机号登录', onPress: showLoginPopUp }}
      />
      <NextStep onLeave={onLeave} />
    </>
  )
}
