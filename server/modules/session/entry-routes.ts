import { RESULT } from '@contract/envelope/codes'
import { entryEndpoints } from '@contract/session/entry-endpoints'
import { entrySchemas } from '@contract/session/entry-schema'
import { BusinessError } from '../../http/business-error'
import type { Kit } from '../../http/kit'

const later = () => Promise.reject(new BusinessError(RESULT.entryRefused, '联合登录已失效，请返回重新进入'))

/** Calls of the ways in besides phone and WeChat code. */
export function entryModule(kit: Kit): void {
  kit.bind(entryEndpoints, entrySchemas, {
    unionLogin: later,
    lvyunLogin: later,
    jinJiangLogin: later,
    wechatGetToken: later,
    createWebTicket: later,
    setXcxMobile: later,
    setOpenIdByMemberId: later,
    updateOpenId: later,
    updateTgjOpenId: later
  })
}
