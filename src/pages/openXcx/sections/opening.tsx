import { ResultSign } from '@/ui/result-sign/result-sign'

/** On the way. */
export function Opening() {
  return (
    <ResultSign kind='waiting' title='正在打开小程序'>
      请稍候
    </ResultSign>
  )
}
