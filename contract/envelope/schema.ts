import { z } from 'zod'

/** A successful response (rule call.success). */
export const success = <T extends z.ZodType>(data: T) =>
  z.object({ resultCode: z.literal('100'), resultMsg: z.string(), data })

/** A refused or failed call, with the id of its entry in the server's log. */
export const failure = z.object({
  resultCode: z.string().regex(/^(?!100$)\d{3,5}$/),
  resultMsg: z.string(),
  data: z.null(),
  requestId: z.string()
})
