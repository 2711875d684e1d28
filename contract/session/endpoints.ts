import type { Endpoint } from '../endpoint'

/** Logging in and out (rule call.all). */
export const sessionEndpoints = {
  sendSmsCode: {
    method: 'POST',
    path: 'proxy/unionbuy-member/sms/sendSmsCode',
    access: 'public'
  },
  loginWithSmsCode: {
    method: 'POST',
    path: 'proxy/unionbuy-member/auth/loginWithSmsCode',
    access: 'public'
  },
  xcxLogin: { method: 'POST', path: '/unionbuy-member/xcx/login', access: 'public' },
  xcxRegister: { method: 'POST', path: '/unionbuy-member/xcx/register', access: 'public' },
  logout: {
    method: 'POST',
    path: 'proxy/unionbuy-member/auth/logout',
    access: 'public',
    extension: true
  },
  undoDeletion: {
    method: 'POST',
    path: 'proxy/unionbuy-member/auth/undoDeletion',
    access: 'public',
    extension: true
  },
  /** Called without a channel before the path: a browser has one session for all channels of a host. */
  restoreSession: {
    method: 'POST',
    path: 'proxy/unionbuy-member/auth/restoreSession',
    access: 'public',
    extension: true
  }
} as const satisfies Record<string, Endpoint>
