/** What to do where the camera shows nothing. */
export function problemOf(error: unknown): string {
  const name = error instanceof DOMException ? error.name : ''
  if (name === 'NotAllowedError' || name === 'SecurityError')
    return '没有摄像头权限：请在浏览器的网站设置里允许使用摄像头后重试，或直接输入券码'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return '没有找到摄像头，请直接输入券码'
  if (name === 'NotReadableError' || name === 'AbortError')
    return '摄像头正被别的应用使用，请关闭它后重试，或直接输入券码'
  return '扫码组件没有加载成功，请检查网络后重试，或直接输入券码'
}
