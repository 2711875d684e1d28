import type { z } from 'zod'
import { PayUnreachable } from './pay-gateway'

/** An answer of the channel in the shape that it has to have. @throws PayUnreachable */
export function shaped<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer)
  if (!result.success) throw new PayUnreachable('answer of another shape')
  return result.data
}
