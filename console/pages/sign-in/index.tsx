import { useLogin } from '@refinedev/core'
import { Alert, Button, Card, Form, Input } from 'antd'
import { useSearchParams } from 'react-router'
import { messageOf } from '../../api/refusal'
import { isOtpNeeded, type Login, type PasswordLogin } from '../../providers/auth'
import { saidOf } from './oidc-outcomes'
import { OtherWays } from './other-ways'

interface Props {
  /** What is logged in to. */
  readonly title: string
  readonly app: 'console' | 'shop'
}

/** Login by name and password, whose six digits are asked for once the server wants them, or in another way. */
export default function SignIn({ title, app }: Props) {
  const { mutate: logIn, isPending, data, error, variables } = useLogin<Login>()
  const [query] = useSearchParams()
  const problem: unknown = error ?? (data?.success === false ? data.error : undefined)
  const asksOtp = isOtpNeeded(problem)
  const said = problem !== undefined && !asksOtp ? messageOf(problem) : data ? undefined : saidOf(query)
  const pending = isPending ? variables : undefined
  return (
    <main className='sign-in'>
      <Card className='sign-in-card'>
        <h1 style={{ marginTop: 0 }}>{title}</h1>
        <Form<PasswordLogin>
          layout='vertical'
          requiredMark={false}
          onFinish={({ otp, ...known }) => logIn({ by: 'password', ...known, ...(otp && { otp }) })}
        >
          <Form.Item name='name' label='账号' rules={[{ required: true, message: '请输入账号' }]}>
            <Input autoComplete='username' autoFocus />
          </Form.Item>
          <Form.Item name='password' label='密码' rules={[{ required: true, message: '请输入密码' }]}>
            <Input.Password autoComplete='current-password' />
          </Form.Item>
          {asksOtp && (
            <Form.Item
              name='otp'
              label='动态码'
              extra='验证器应用里的 6 位数字'
              rules={[{ pattern: /^\d{6}$/, required: true, message: '请输入 6 位动态码' }]}
            >
              <Input autoComplete='one-time-code' inputMode='numeric' maxLength={6} autoFocus />
            </Form.Item>
          )}
          {said !== undefined && !isPending && (
            <Alert type='error' showIcon message={said} style={{ marginBottom: 16 }} />
          )}
          <Button
            type='primary'
            htmlType='submit'
            block
            size='large'
            loading={pending?.by === 'password'}
            disabled={isPending && pending?.by !== 'password'}
          >
            登录
          </Button>
        </Form>
        <OtherWays app={app} pending={pending} onChosen={logIn} />
      </Card>
    </main>
  )
}
