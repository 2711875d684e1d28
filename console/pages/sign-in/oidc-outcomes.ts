/** What is said to whoever comes back from the identity provider without being logged in: `?oidc=…` (server/console/oidc.ts). */
const SAID: Readonly<Record<string, string>> = {
  cancelled: '已取消登录，可以重试或用密码登录',
  refused: '登录没有成功，请重试或用密码登录',
  late: '登录已超时，请重试',
  unlinked: '您的企业账号还没有绑定员工账号，请联系负责人',
  disabled: '账号已停用，请联系负责人',
  slow: '尝试太频繁，请稍后再试',
  unreachable: '暂时连不上企业账号的登录服务，请用密码登录或稍后再试'
}

/** The words for an outcome in the address; undefined if there is none. */
export const saidOf = (query: URLSearchParams): string | undefined => SAID[query.get('oidc') ?? '']
