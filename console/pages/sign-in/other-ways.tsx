import { KeyOutlined, LoginOutlined } from '@ant-design/icons'
import { Button, Divider } from 'antd'
import { useRead } from '../../api/use-read'
import type { Login } from '../../providers/auth'

interface Props {
  /** The app that is logged in to. */
  readonly app: 'console' | 'shop'
  /** What is under way; undefined: nothing. */
  readonly pending: Login | undefined
  readonly onChosen: (login: Login) => void
}

/** Ways to log in without a password of ours: a passkey, and the identity provider if there is one. */
export function OtherWays({ app, pending, onChosen }: Props) {
  const { data } = useRead('loginWays', {})
  const oidc = data?.oidc
  return (
    <>
      <Divider plain>或</Divider>
      <div className='stack'>
        <Button
          block
          size='large'
          icon={<KeyOutlined />}
          loading={pending?.by === 'passkey'}
          disabled={pending !== undefined}
          onClick={() => onChosen({ by: 'passkey' })}
        >
          用通行密钥登录
        </Button>
        {oidc && (
          <Button
            block
            size='large'
            icon={<LoginOutlined />}
            loading={pending?.by === 'oidc'}
            disabled={pending !== undefined}
            onClick={() => onChosen({ by: 'oidc', address: `${oidc.address}?app=${app}` })}
          >
            用{oidc.name}登录
          </Button>
        )}
      </div>
    </>
  )
}
