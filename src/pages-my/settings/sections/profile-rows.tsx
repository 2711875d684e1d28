import { View } from '@tarojs/components'
import type { DayRange } from '@/lib/day-range'
import type { MemberProfile, ProfileChange } from '@/features/member/model'
import { navigate } from '@/routes/navigate'
import { CellGroup, Cell } from '@/ui/cell/cell'
import { Picture } from '@/ui/picture/picture'
import css from '../index.module.scss'
import { BirthdayPicker } from './birthday-picker'
import { GenderChoice } from './gender-choice'
import { NameField } from './name-field'

export interface ProfileRowsProps {
  profile: MemberProfile
  /** Formatted for display; '' if there is none. */
  mobile: string
  birthdays: DayRange
  onAvatar: () => void
  onSave: (change: ProfileChange) => void
}

/** The member's profile: each row saves by itself. */
export function ProfileRows({ profile, mobile, birthdays, onAvatar, onSave }: ProfileRowsProps) {
  return (
    <CellGroup>
      <Cell
        title='头像'
        label='更换头像'
        value={<Picture src={profile.avatar ?? undefined} className={css.avatar} eager />}
        onPress={onAvatar}
      />
      <NameField saved={profile.nickname} />
      <GenderChoice chosen={profile.gender} onChoose={(gender) => onSave({ gender })} />
      <BirthdayPicker
        birthday={profile.birthday}
        range={birthdays}
        onPick={(birthday) => onSave({ birthday })}
      />
      <Cell
        title='手机号'
        label={profile.hasMobile ? `更换手机号 ${mobile}` : '绑定手机号'}
        value={<View className={css.mobile}>{mobile || '未绑定'}</View>}
        onPress={() => void navigate('pages-my/setPhone/index')}
      />
    </CellGroup>
  )
}
