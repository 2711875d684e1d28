import { View } from '@tarojs/components'
import { kindTitle, type Feedback } from '@/features/feedback/model'
import { formatMinute } from '@/lib/time'
import { showPictures } from '@/platform/screen/picture-viewer'
import { serverFile } from '@/platform/environment/api-origin'
import { Picture } from '@/ui/picture/picture'
import { Pressable } from '@/ui/pressable/pressable'
import { Tag } from '@/ui/tag/tag'
import css from '../index.module.scss'

/** One feedback that was sent, with its reply. */
export function Told({ feedback }: { feedback: Feedback }) {
  const { kind, content, pictures, contact, at, answer } = feedback
  const show = (index: number) =>
    showPictures({ urls: pictures.map(serverFile), index, name: `${kindTitle(kind)}反馈的图片` })
  return (
    <View className={css.card}>
      <View className={css.head}>
        <View className={css.kind}>{kindTitle(kind)}</View>
        <Tag tone={answer ? 'ok' : 'warn'}>{answer ? '已答复' : '处理中'}</Tag>
      </View>
      <View className={css.content}>{content}</View>
      {pictures.length > 0 ? (
        <View className={css.shots}>
          {pictures.map((url, index) => (
            <Pressable key={url} label={`查看第 ${index + 1} 张图片`} onPress={() => show(index)}>
              <Picture className={css.shot} src={url} />
            </Pressable>
          ))}
        </View>
      ) : null}
      <View className={css.note}>{`提交于 ${formatMinute(at)}`}</View>
      {contact ? <View className={css.note}>{`联系方式 ${contact}`}</View> : null}
      {answer ? (
        <View className={css.answer}>
          <View className={css.answerHead}>客服答复</View>
          <View className={css.content}>{answer.text}</View>
          <View className={css.note}>{formatMinute(answer.at)}</View>
        </View>
      ) : (
        <View className={css.note}>已收到，答复后会显示在这里</View>
      )}
    </View>
  )
}
