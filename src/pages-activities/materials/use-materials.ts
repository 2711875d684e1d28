import { useQuery } from '@tanstack/react-query'
import { invitationTo } from '@/features/distribution/invitation-link'
import { campaignQuery, materialsQuery } from '@/features/distribution/queries'
import { useOwnCode } from '@/features/distribution/use-own-code'
import { forFriend, useShare } from '@/features/wechat/use-share'
import { webLink } from '@/platform/share/web-link'

/** Materials, returned once the member's link is known: without its code a link would credit nobody. */
export function useMaterials() {
  const campaign = useQuery(campaignQuery())
  const own = useOwnCode(campaign.data?.campaign)
  const list = useQuery(materialsQuery())
  const running = campaign.data?.campaign?.state === 'running'
  const shared = invitationTo(campaign.data?.campaign?.title ?? '邀请好友', own.data?.code)
  useShare(shared)
  const waited = [campaign, ...(running ? [own] : []), list]
  const open = waited.find(({ data }) => data === undefined)
  return {
    materials: open ? { ...open, data: undefined } : list,
    shared,
    link: webLink(forFriend(shared).path),
    note: running ? '素材中的链接已带上您的邀请码' : '活动未在进行中，素材中的链接暂不计佣金'
  }
}
