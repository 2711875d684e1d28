/** A refusal by the sandbox, in WeChat Pay's format and with its codes. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string
  ) {
    super(message)
    this.name = 'Refusal'
  }
}

export const paramError = (message: string) => new Refusal(400, 'PARAM_ERROR', message)
export const noSuchTrade = () => new Refusal(404, 'ORDER_NOT_EXIST', '订单不存在')
export const signError = (message: string) => new Refusal(401, 'SIGN_ERROR', message)
