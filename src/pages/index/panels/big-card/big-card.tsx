/** 大牌卡: for members with several cards. */
export function BigCard() {
  return null
}
