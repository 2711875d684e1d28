import { ActivityBar } from '@/features/activity/components/activity-bar'
import { ActivityBody } from '@/features/activity/components/activity-body'
import type { CodePreview as Preview } from '@/features/grant/model'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import type { CodeActivation } from '../use-code-activation'

/** What the code gives. */
export function CodePreview({ preview: { activity } }: { preview: Preview }) {
  return <ActivityBody activity={activity} />
}

/** The confirmation that uses the code; if it cannot be used now, why. */
export function PreviewBar({ activation, preview }: { activation: CodeActivation; preview: Preview }) {
  const { busy, fault, activate, edit } = activation
  const { activity } = preview
  if (activity.action.do !== 'take') return <ActivityBar activity={activity} onPress={edit} />
  return (
    <BottomBar note={fault ?? '激活后绑定至当前账号，不可转让'}>
      <ButtonRow>
        <Button kind='plain' size='large' block disabled={busy} onPress={edit}>
          换一个码
        </Button>
        <Button size='large' block guarded loading={busy} onPress={activate}>
          确认激活
        </Button>
      </ButtonRow>
    </BottomBar>
  )
}
