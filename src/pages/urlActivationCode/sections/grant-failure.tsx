import { ResultButtons } from '@/features/order/components/result-buttons'
import { refusalText } from '@/features/grant/model'
import { goHome, replace } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { ResultSign } from '@/ui/result-sign/result-sign'

const UNKNOWN = { title: '未找到激活记录', note: '请核对激活码，或从原链接重新进入' }

/** Why nothing was given, with two follow-up links. */
export function GrantFailure({ reason }: { reason: string | undefined }) {
  const { title, note } = refusalText(reason) ?? UNKNOWN
  return (
    <>
      <ResultSign kind='cancelled' title={title}>
        {note}
      </ResultSign>
      <ResultButtons>
        <Button size='large' block onPress={() => void goHome()}>
          看看其他权益
        </Button>
        <Button kind='plain' size='large' block onPress={() => void replace('pages/urlActivationCode/index')}>
          换一个激活码
        </Button>
      </ResultButtons>
    </>
  )
}
