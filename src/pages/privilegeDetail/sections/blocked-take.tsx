import { navigate } from '@/routes/navigate'
import { Dialog } from '@/ui/dialog/dialog'
import type { Receive } from '../use-receive'
import { Cautions } from './cautions'

/** Says why it cannot be used if it is taken now, and leads to the form if only the birthday is missing. */
export function BlockedTake({ receive: { stage, close } }: { receive: Receive }) {
  const cautions = stage.at === 'blocked' ? stage.chosen.cautions : []
  const lacksBirthday = cautions.some(({ kind }) => kind === 'noBirthday')
  const confirm = () => {
    close()
    if (lacksBirthday) void navigate('pages-my/settings/index')
  }
  return (
    <Dialog
      open={stage.at === 'blocked'}
      title={lacksBirthday ? '请先填写生日' : '现在还不能领取'}
      text={<Cautions of={cautions} />}
      confirmText={lacksBirthday ? '去填写生日' : '知道了'}
      cancelText={lacksBirthday ? '再想想' : null}
      onConfirm={confirm}
      onCancel={close}
    />
  )
}
