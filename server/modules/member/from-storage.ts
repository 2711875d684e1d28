import { RESULT } from '@contract/envelope/codes'
import { RemoteError } from '../../gateways/remote-json'
import { BusinessError } from '../../core/business-error'

/** The result of a storage request. @throws BusinessError 503 if it is unreachable */
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
