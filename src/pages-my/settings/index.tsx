import { useState } from 'react'
import { View } from '@tarojs/components'
import { AppearanceCell } from '@/features/appearance/components/appearance-cell'
import { PlainWords } from '@/features/appearance/components/plain-words'
import { usePlainWord } from '@/features/appearance/plain-words'
import { AvatarSheet } from '@/features/member/components/avatar-sheet/avatar-sheet'
import { DeleteSheet } from '@/features/member/components/delete-sheet/delete-sheet'
import { DevicesSheet } from '@/features/member/components/devices-sheet/devices-sheet'
import { ExportSheet } from '@/features/member/components/export-sheet/export-sheet'
import { useDevices } from '@/features/member/use-devices'
import { routedPage } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Button } from '@/ui/button/button'
import { Cell, CellGroup } from '@/ui/cell/cell'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { AgreedTexts, PersonalDataRows } from './sections/legal-rows'
import { ProfileRows } from './sections/profile-rows'
import { RemindersSheet } from './sections/reminders-sheet'
import { SettingsSkeleton } from './sections/settings-skeleton'
import { useAvatar } from './use-avatar'
import { useDeletion } from './use-deletion'
import { useExport } from './use-export'
import { useSettings } from './use-settings'

const PATH = 'pages-my/settings/index'

/** 个人信息: profile, agreements, data stored on the device, logout and account deletion. */
function Settings() {
  const { profile, mobile, birthdays, cacheSize, save, empty, leave } = useSettings()
  const avatar = useAvatar()
  const hasMobile = profile.data?.hasMobile ?? false
  const deletion = useDeletion(hasMobile)
  const copy = useExport(hasMobile)
  const devices = useDevices()
  const plain = usePlainWord()
  const [showsReminders, setShowsReminders] = useState(false)
  return (
    <Page title={titleOf(PATH)}>
      <Stateful query={profile} skeleton={<SettingsSkeleton />}>
        {(member) => (
          <>
            <ProfileRows
              profile={member}
              mobile={mobile}
              birthdays={birthdays}
              onAvatar={avatar.show}
              onSave={save}
            />
            <AvatarSheet
              open={avatar.open}
              current={member.avatar}
              uploading={avatar.uploading}
              fault={avatar.fault}
              onChoose={avatar.choose}
              onUpload={avatar.upload}
              onRefused={avatar.refuse}
              onClose={avatar.hide}
            />
          </>
        )}
      </Stateful>
      <CellGroup>
        <Cell title='登录设备' note={plain('登录设备')} onPress={devices.show} />
        <Cell title='消息提醒' onPress={() => setShowsReminders(true)} />
      </CellGroup>
      <AgreedTexts />
      <PersonalDataRows onExport={copy.show} />
      <CellGroup>
        <AppearanceCell />
        <Cell title='清除缓存' note={plain('清除缓存')} value={cacheSize} onPress={empty} />
      </CellGroup>
      <View className={css.leave}>
        <Button block size='large' kind='secondary' onPress={leave}>
          退出登录
        </Button>
      </View>
      <View className={css.delete}>
        <Button block kind='quiet' onPress={deletion.show}>
          注销账号
        </Button>
        <PlainWords inside of={['注销账号']} />
      </View>
      <DevicesSheet
        open={devices.open}
        query={devices.query}
        ending={devices.ending}
        onEnd={devices.end}
        onEndOthers={devices.endOthers}
        onClose={devices.hide}
      />
      <RemindersSheet open={showsReminders} onClose={() => setShowsReminders(false)} />
      <ExportSheet
        open={copy.open}
        size={copy.size}
        making={copy.making}
        fault={copy.fault}
        code={copy.code}
        onMake={copy.make}
        onSave={copy.save}
        onCopy={copy.copy}
        onClose={copy.hide}
      />
      <DeleteSheet
        open={deletion.open}
        deleting={deletion.deleting}
        fault={deletion.fault}
        code={deletion.code}
        onOrders={deletion.toOrders}
        onDelete={deletion.remove}
        onClose={deletion.hide}
      />
    </Page>
  )
}

export default routedPage(routeOf(PATH), Settings)
