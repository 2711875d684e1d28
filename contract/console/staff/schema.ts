import { z } from 'zod'
import { id, moment, none, nothing, oneLine, text, typedLine } from '../../common'
import type { EndpointSchema } from '../../schema'
import { consolePage, consolePaging } from '../common'
import { CONSOLE_RESULT } from '../codes'
import { STAFF_ROLES } from '../endpoint'
import type { staffEndpoints } from './endpoints'

const role = z.enum(STAFF_ROLES)

export const password = oneLine(200, 1)

/** The six digits of the authenticator app; required by accounts that have one. */
export const otp = z
  .string()
  .regex(/^\d{6}$/, '请输入 6 位动态码')
  .optional()

/** Somebody who works here. The scope limits the roles `shop` (its stores) and `gate` (its sights) only. */
export const staff = z.object({
  id,
  name: text(30),
  role,
  scope: z.object({ storeIds: z.array(id), sightIds: z.array(id) })
})

/** An entry of the audit trail. `before` and `after` are what the act changed, as far as it is told in data. */
export const staffAct = z.object({
  actId: id,
  at: moment,
  staff: z.object({ id, name: text(30), role }),
  act: text(40),
  about: z.object({ kind: text(20), id: text(80) }).nullable(),
  before: z.json(),
  after: z.json(),
  reason: text(100).nullable()
})

export const staffSchemas = {
  login: {
    summary: 'Log in; the session is in the cookie `pc_console`, for 12 hours',
    input: z.object({
      name: typedLine(30, '请输入账号'),
      password,
      otp
    }),
    data: z.object({ staff }),
    codes: {
      [CONSOLE_RESULT.otpNeeded]: 'OTP_NEEDED: the password is right, `otp` is missing',
      [CONSOLE_RESULT.wrongLogin]: 'name, password or otp is wrong',
      '429': 'too many wrong tries: wait for Retry-After'
    }
  },
  logout: { summary: 'End the session', input: none, data: nothing },
  me: { summary: 'Who is logged in', input: none, data: z.object({ staff }) },
  acts: {
    summary: 'The audit trail, newest first',
    input: z.object({
      ...consolePaging,
      /** `kind:id`, e.g. `order:26112710300012345678`. */
      about: oneLine(100)
        .regex(/^[^:]+:.+$/, '格式为 种类:编号')
        .optional(),
      /** The id of somebody of the staff. */
      staff: id.optional()
    }),
    data: consolePage(staffAct)
  }
} as const satisfies Record<keyof typeof staffEndpoints, EndpointSchema>
