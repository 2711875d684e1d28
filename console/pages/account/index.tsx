import type { ConsoleData } from '@contract/console/types'
import { Descriptions } from 'antd'
import { useStaff } from '../../api/staff'
import { useRead } from '../../api/use-read'
import { ROLE_LABELS } from '../../labels/roles'
import type { Column } from '../../parts/column'
import { Failed } from '../../parts/failed'
import { Page } from '../../parts/page'
import { Rows } from '../../parts/rows'
import { Section } from '../../parts/section'
import { Time } from '../../parts/time'
import { AddPasskey } from './add-passkey'
import { RemovePasskey } from './remove-passkey'

type Passkey = ConsoleData<'myLogins'>['passkeys'][number]

/** Who is logged in, and how they can log in: every role has it. */
export default function AccountPage() {
  const staff = useStaff()
  const { data, error, isPending, refetch } = useRead('myLogins', {})
  if (error) return <Failed error={error} retry={() => void refetch()} />
  const asksOtp = data?.hasOtp === true
  return (
    <Page title='我的账号' actions={data && <AddPasskey asksOtp={asksOtp} />}>
      <Descriptions
        bordered
        size='small'
        column={1}
        className='account'
        items={[
          { key: 'name', label: '账号', children: staff?.name },
          { key: 'role', label: '岗位', children: staff && ROLE_LABELS[staff.role] },
          { key: 'password', label: '密码', children: '已设置，忘记时请联系负责人重置' },
          { key: 'otp', label: '动态码', children: data && (asksOtp ? '已开启' : '未开启') },
          ...(data?.oidc ? [{ key: 'oidc', label: data.oidc, children: '已绑定' }] : [])
        ]}
      />
      <Section title='通行密钥'>
        <p className='quiet'>用设备的指纹、面容或锁屏密码登录，不用输入密码和动态码。</p>
        <Rows
          columns={columns(asksOtp)}
          rows={data?.passkeys ?? []}
          keyOf={({ passkeyId }) => passkeyId}
          isLoading={isPending}
          none='还没有通行密钥，点“添加通行密钥”在这个设备上添加'
        />
      </Section>
    </Page>
  )
}

const columns = (asksOtp: boolean): readonly Column<Passkey>[] => [
  { title: '名称', show: ({ name }) => name },
  { title: '存放', show: ({ isSynced }) => (isSynced ? '随账号同步' : '仅这个设备') },
  { title: '添加时间', show: ({ createdAt }) => <Time at={createdAt} /> },
  {
    title: '上次使用',
    show: ({ lastUsedAt }) => (lastUsedAt === null ? '还没用过' : <Time at={lastUsedAt} />)
  },
  {
    title: '操作',
    show: ({ passkeyId, name }) => <RemovePasskey passkeyId={passkeyId} name={name} asksOtp={asksOtp} />
  }
]
