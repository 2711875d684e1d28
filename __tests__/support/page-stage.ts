import Taro from '@tarojs/taro'
import { queryClient } from '@/api/query-client'
import { beginSession, endSession } from '@/features/session/session'

/** Logs in the member whom tests of pages speak of. */
export const logIn = (): void => beginSession({ accessToken: 'token', openId: null, memberId: 'm1' })

/**
 * What a test of one page starts from, before each of a file's tests: no answers kept, a page behind this one in the history,
 * a way to other pages that only takes notes. Afterwards nobody is logged in, and nothing is stored.
 * @param asVisitor nobody is logged in at the start either
 */
export function stagePage({ asVisitor = false }: { asVisitor?: boolean } = {}): void {
  beforeEach(() => {
    queryClient.clear()
    window.localStorage.clear()
    if (!asVisitor) logIn()
    jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{}, {}] as never)
    jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' })
  })
  afterEach(() => {
    endSession()
    window.localStorage.clear()
    jest.restoreAllMocks()
  })
}
