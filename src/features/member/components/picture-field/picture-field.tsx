import { View } from '@tarojs/components'
import { NutUploader, type UploadItem } from '@/ui/nut-uploader/nut-uploader'
import { PICTURE_MB } from '../../model'
import type { PicturesInHand, WaitingPicture } from '../../use-pictures'
import css from './picture-field.module.scss'

/** Pictures to be shown to somebody: those that are uploaded, those on their way with their progress, and one more. */
export function PictureField({ of }: { of: PicturesInHand }) {
  const { pictures, waiting, most } = of
  const items: UploadItem[] = [
    ...pictures.map((url) => ({ key: url, url, onRemove: () => of.remove(url) })),
    ...waiting.map((picture) => waitingItem(of, picture))
  ]
  return (
    <View>
      <NutUploader items={items} max={most} onAdd={of.add} />
      <View className={css.count} role='status'>
        {pictures.length > 0
          ? `已上传 ${pictures.length} 张，最多 ${most} 张`
          : `最多 ${most} 张，每张不超过 ${PICTURE_MB} MB`}
      </View>
    </View>
  )
}

function waitingItem(of: PicturesInHand, { key, path, percent, fault }: WaitingPicture): UploadItem {
  const item = { key, url: path, onRemove: () => of.drop(key) }
  if (!fault) return { ...item, percent }
  return {
    ...item,
    fault: { text: fault.text, ...(fault.final ? {} : { onRetry: () => of.retry(key) }) }
  }
}
