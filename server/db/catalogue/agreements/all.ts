import type { AgreementData } from '../shapes'
import { chatRules } from './chat'
import { privacyPolicy } from './privacy'
import { refundRules } from './refund'
import { registrationAgreement } from './registration'
import { renewalAgreement } from './renewal'
import { userAgreement } from './user'

/** Texts in force; a new version is a new row, what members agreed to stays readable. */
export const AGREEMENT_VERSION = '2026.11'

const agreement = (kind: AgreementData['kind'], title: string, html: string): AgreementData => ({
  kind,
  version: AGREEMENT_VERSION,
  title,
  html,
  effectiveAt: '2026-11-01T00:00:00+08:00'
})

export const agreementData: AgreementData[] = [
  agreement('user', '用户协议', userAgreement),
  agreement('registration', '会员注册协议', registrationAgreement),
  agreement('renewal', '会员续费协议', renewalAgreement),
  agreement('privacy', '隐私政策', privacyPolicy),
  agreement('refund', '退款规则', refundRules),
  agreement('chat', '聊天规则', chatRules)
]
