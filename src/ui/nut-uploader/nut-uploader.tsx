import { Uploader } from '@nutui/nutui-react-taro'
import { View } from '@tarojs/components'
import { serverFile } from '@/platform/environment/api-origin'
// the Uploader's own sheet does not include that of its pictures
import '@nutui/nutui-react-taro/dist/es/packages/image/style/css'
import '../../styles/nutui.scss'
import { Icon } from '../icon/icon'
import camera from '../icon/icons/camera.module.scss'
import close from '../icon/icons/close.module.scss'
import { Pressable } from '../pressable/pressable'
import css from './nut-uploader.module.scss'

/** A picture uploaded or being uploaded. */
export interface UploadItem {
  readonly key: string
  readonly url: string
  /** While uploading: progress, 0 to 100. */
  readonly percent?: number
  /** Upload failed: the reason, and how to retry if that can help. */
  readonly fault?: { readonly text: string; readonly onRetry?: () => void }
  readonly onRemove: () => void
}

export interface NutUploaderProps {
  items: readonly UploadItem[]
  /** With this many pictures no more can be added. */
  max: number
  /**
   * The page chooses and uploads: NutUI's own chooser accepts files of any kind and supports neither a queue
   * nor retries.
   */
  onAdd: () => void
}

const NONE: [] = []

/**
 * Pictures as shown by NutUI's Uploader: preview, progress, failure, removal. Each is in a separate Uploader,
 * because NutUI's delete button is the same for all pictures, without name or keys, and a screen reader has to
 * say which one is removed.
 */
export function NutUploader({ items, max, onAdd }: NutUploaderProps) {
  return (
    <View className={css.tiles}>
      {items.map((item, index) => (
        <Tile key={item.key} item={item} name={`第 ${index + 1} 张图片`} />
      ))}
      {items.length < max ? (
        <Uploader
          className={css.uploader ?? ''}
          value={NONE}
          uploadIcon={
            <Pressable className={css.add} onPress={onAdd}>
              <Icon of={camera} size={24} />
              <View className={css.addText}>添加图片</View>
            </Pressable>
          }
        />
      ) : null}
    </View>
  )
}

function Tile({ item, name }: { item: UploadItem; name: string }) {
  const remove = (
    <Pressable className={css.remove} label={`移除${name}`} onPress={item.onRemove}>
      <View className={css.cross}>
        <Icon of={close} size={16} />
      </View>
    </Pressable>
  )
  return (
    <View {...{ role: 'group' }} aria-label={name}>
      <Uploader
        className={css.uploader ?? ''}
        value={[fileOf(item, name)]}
        maxCount={1}
        deleteIcon={remove}
        // the button in the icon has removed it; NutUI receives the remaining pictures
        beforeDelete={() => false}
      />
    </View>
  )
}

/** The picture as NutUI describes one. */
function fileOf({ key, url, percent, fault }: UploadItem, name: string) {
  const file = { uid: key, url: serverFile(url), type: 'image' as const }
  if (fault) return { ...file, status: 'error' as const, failIcon: <Failure name={name} {...fault} /> }
  if (percent === undefined) return { ...file, status: 'success' as const }
  return { ...file, status: 'uploading' as const, message: percent > 0 ? `${percent}%` : '上传中' }
}

function Failure({ name, text, onRetry }: NonNullable<UploadItem['fault']> & { name: string }) {
  if (!onRetry) return <View>{text}</View>
  return (
    <Pressable className={css.retry} label={`${name}${text}，点按重试`} onPress={onRetry}>
      <View>{text}</View>
      <View className={css.again}>点按重试</View>
    </Pressable>
  )
}
