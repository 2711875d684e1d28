import { isMobile, plainPhone } from '@contract/typed/phone'

/** Rule of a field that goes into an address: a phone number has a field of its own. */
export const NO_PHONE = {
  validator: (_rule: unknown, value: unknown): Promise<void> =>
    typeof value === 'string' && isMobile(plainPhone(value))
      ? Promise.reject(new Error('这是手机号，请填在手机一栏'))
      : Promise.resolve()
}
