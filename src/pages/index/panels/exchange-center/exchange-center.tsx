/** 兑换中心: what home shows first. */
export function ExchangeCenter() {
  return null
}
