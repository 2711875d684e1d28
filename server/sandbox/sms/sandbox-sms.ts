import type { Queryable } from '../../db/client'
import type { SmsGateway } from '../../gateways/sms/sms-gateway'
import { addMessage } from './repository'

/** An SMS gateway whose phones share one inbox: the page `/sandbox/sms`. */
export function createSandboxSms(db: Queryable): SmsGateway {
  return {
    async sendCode(mobile, code, minutes) {
      await addMessage(mobile, `【权益中心】验证码 ${code}，${minutes} 分钟内有效，请勿告诉他人。`, db)
    },
    async sendReminder(mobile, _templateId, [what, state]) {
      await addMessage(mobile, `【权益中心】${what}：${state}。`, db)
    },
    async sendNote(mobile, [name, account, state]) {
      await addMessage(mobile, `【权益中心】您领取的${name}（账号 ${account}）${state}。`, db)
    }
  }
}
