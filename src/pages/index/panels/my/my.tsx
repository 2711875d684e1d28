/** 我的 */
export function My() {
  return null
}
