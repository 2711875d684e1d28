import { View } from '@tarojs/components'
import { brandName } from '@/features/channel/brand'
import { invitationTo } from '@/features/distribution/invitation-link'
import { codeText, WHAT_FRIENDS_GET, type ReferralCampaign } from '@/features/distribution/model'
import { PosterButton } from '@/features/poster/components/poster-button/poster-button'
import { ShareButton } from '@/features/wechat/share-button'
import { forFriend, useShare } from '@/features/wechat/use-share'
import { serverFile } from '@/platform/environment/api-origin'
import { copyText } from '@/platform/feedback/copy-text'
import { webLink } from '@/platform/share/web-link'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { Icon } from '@/ui/icon/icon'
import copyShape from '@/ui/icon/icons/copy.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from '../index.module.scss'

export interface InviteProps {
  campaign: ReferralCampaign
  code: string
}

/** The member's code, and the ways to pass it on: poster, link, WeChat. */
export function Invite({ campaign, code }: InviteProps) {
  const shared = invitationTo(campaign.title, code)
  useShare(shared)
  const address = webLink(forFriend(shared).path)
  const poster = {
    name: `邀请您加入${brandName()}`,
    subtitle: WHAT_FRIENDS_GET,
    picture: serverFile(campaign.picture),
    brand: brandName(),
    address,
    scan: '长按或扫码，接受邀请',
    small: '活动以页面为准'
  }
  return (
    <View className={css.card}>
      <View className={css.codeRow}>
        <View className={css.codeText}>
          <View className={css.what}>我的邀请码</View>
          <View className={css.code}>{codeText(code)}</View>
        </View>
        <Pressable
          className={css.copy}
          label={`复制 邀请码 ${codeText(code)}`}
          onPress={() => void copyText(code)}
        >
          <Icon of={copyShape} size={16} />
          复制
        </Pressable>
      </View>
      <PosterButton data={poster} kind='primary' size='large' block>
        生成邀请海报
      </PosterButton>
      <ButtonRow className={css.ways}>
        <Button kind='secondary' block onPress={() => void copyText(address)}>
          复制链接
        </Button>
        <ShareButton shared={shared} kind='secondary' size='medium' block />
      </ButtonRow>
    </View>
  )
}
