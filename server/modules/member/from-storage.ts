import { RESULT } from '@contract/envelope/codes'
import { RemoteError } from '../../gateways/remote-json'
import { BusinessError } from '../../core/business-error'

/** What the storage was asked for. @throws BusinessError 503 where it cannot be reached */
export async function fromStorage<T>(requested: Promise<T>): Promise<T> {
  try {
    return await requested
  } catch (problem) {
    if (!(problem instanceof RemoteError)) throw problem
    throw new BusinessError(RESULT.overloaded, '图片服务繁忙，请稍后重试', {
      retryAfterSeconds: 5,
      cause: problem
    })
  }
}
