import type { MemberProfile } from '@/features/member/model'

/**
 * The phone number in the header: masked if the channel says so (rule role.phoneMask) or the full number is
 * not available; in groups of 3, 4 and 4.
 */
export function phoneShown(
  profile: Pick<MemberProfile, 'hasMobile' | 'maskedMobile'> | undefined,
  masked: boolean,
  whole: string | undefined
): string {
  if (!profile) return ''
  if (!profile.hasMobile) return '未绑定手机号'
  const number = masked || !whole ? profile.maskedMobile : whole
  return number.replace(/^(.{3})(.{4})(.{4})$/, '$1 $2 $3')
}
