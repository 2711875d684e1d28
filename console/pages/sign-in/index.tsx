import type { ConsoleInput } from '@contract/console/types'
import { useLogin } from '@refinedev/core'
import { Alert, Button, Card, Form, Input } from 'antd'
import { messageOf } from '../../api/refusal'
import { isOtpNeeded } from '../../providers/auth'

interface Props {
  /** What is logged in to. */
  readonly title: string
}

/** Login by name and password; the six digits are asked for once the server wants them. */
export default function SignIn({ title }: Props) {
  const { mutate: logIn, isPending, data, error } = useLogin<ConsoleInput<'login'>>()
  const problem: unknown = error ?? (data?.success === false ? data.error : undefined)
  const asksOtp = isOtpNeeded(problem)
  return (
    <main className='sign-in'>
      <Card className='sign-in-card'>
        <h1 style={{ marginTop: 0 }}>{title}</h1>
        <Form<ConsoleInput<'login'>>
          layout='vertical'
          requiredMark={false}
          onFinish={({ otp, ...known }) => logIn({ ...known, ...(otp && { otp }) })}
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
          {problem !== undefined && !asksOtp && (
            <Alert type='error' showIcon message={messageOf(problem)} style={{ marginBottom: 16 }} />
          )}
          <Button type='primary' htmlType='submit' block size='large' loading={isPending}>
            登录
          </Button>
        </Form>
      </Card>
    </main>
  )
}
