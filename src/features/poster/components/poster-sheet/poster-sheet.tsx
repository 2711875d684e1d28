import { Image, View } from '@tarojs/components'
import { canSavePictures } from '@/platform/device/album'
import { Button } from '@/ui/button/button'
import { ErrorState } from '@/ui/error-state/error-state'
import { Sheet } from '@/ui/sheet/sheet'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import type { PosterData } from '../../model'
import { useSaving } from '../../use-saving'
import { usePoster, type PosterState } from '../../use-poster'
import css from './poster-sheet.module.scss'

export interface PosterSheetProps {
  data: PosterData
  open: boolean
  onClose: () => void
}

interface ActionProps {
  name: string
  state: PosterState
}

/** The button below the poster; where only a long press can save it, the text says so. */
function Action({ name, state }: ActionProps) {
  const { keeping, hint: refused, label, press } = useSaving(name)
  const picture = typeof state === 'object' ? state.picture : undefined
  const hint = canSavePictures() ? refused : '长按图片即可保存'
  return (
    <>
      {hint ? (
        <View className={css.hint} aria-live='polite'>
          {hint}
        </View>
      ) : null}
      {canSavePictures() ? (
        <Button
          size='large'
          block
          loading={keeping}
          disabled={picture === undefined}
          onPress={() => {
            if (picture !== undefined) void press(picture)
          }}
        >
          {label}
        </Button>
      ) : null}
    </>
  )
}

/** The poster, drawn when the sheet opens, to be saved and shared. */
export function PosterSheet({ data, open, onClose }: PosterSheetProps) {
  const { state, again } = usePoster(data)
  return (
    <Sheet open={open} title='分享海报' onClose={onClose} footer={<Action name={data.name} state={state} />}>
      {state === 'failed' ? (
        <ErrorState text='海报生成失败' onRetry={again} />
      ) : (
        <View className={css.frame}>
          {state === 'drawing' ? (
            <Skeleton>
              <Block className={css.poster} gap={0} />
            </Skeleton>
          ) : (
            <Image
              className={css.poster}
              src={state.picture}
              mode='scaleToFill'
              showMenuByLongpress
              ariaLabel={`${data.name}的海报，含二维码`}
            />
          )}
        </View>
      )}
    </Sheet>
  )
}
