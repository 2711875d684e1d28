import { useMemo, type ReactNode } from 'react'
import { Image, Text, View } from '@tarojs/components'
import { copyText } from '@/platform/feedback/copy-text'
import { classNames } from '../class-names'
import { Icon } from '../icon/icon'
import copyShape from '../icon/icons/copy.module.scss'
import sunShape from '../icon/icons/sun.module.scss'
import { Pressable } from '../pressable/pressable'
import { codeGroups } from './code-groups'
import { barcodePicture, qrPicture } from './code-pictures'
import css from './voucher-code.module.scss'

export interface VoucherCodeProps {
  code: string
  /** A code that changes, with its own hint, in place of QR code and barcode: no counter takes the number itself then. */
  picture?: ReactNode
  /** One line: until when. */
  until?: string | undefined
  /** One or two sentences: how to use it. */
  howTo?: string | undefined
}

/** Groups that fit on one line of a phone at the usual size. */
const GROUPS_A_LINE = 5

/**
 * A voucher for showing at the counter: QR code and barcode (or what replaces them), the number in groups of four, copy.
 * Heavy: not for home.
 */
export function VoucherCode({ code, picture, until, howTo }: VoucherCodeProps) {
  const own = picture === undefined
  const qr = useMemo(() => (own ? qrPicture(code) : ''), [own, code])
  const bars = useMemo(() => (own ? barcodePicture(code) : ''), [own, code])
  const groups = codeGroups(code)
  const copy = () => void copyText(code)
  return (
    <View className={css.voucher}>
      {own ? <Image className={css.qr} src={qr} mode='scaleToFill' ariaLabel='二维码' /> : picture}
      {bars ? <Image className={css.bars} src={bars} mode='scaleToFill' ariaLabel='条形码' /> : null}
      {own ? null : <View className={css.numberOf}>券码编号，供查询用</View>}
      <View
        className={classNames(css.code, groups.length > GROUPS_A_LINE && css.long)}
        {...{ role: 'img' }}
        aria-label={groups.join(' ')}
      >
        {groups.map((group, index) => (
          <Text key={index} userSelect>
            {group}
          </Text>
        ))}
      </View>
      <Pressable className={css.copy} onPress={copy} label='复制券码'>
        <Icon of={copyShape} size={16} />
        <Text>复制券码</Text>
      </Pressable>
      {own ? (
        <View className={css.hint}>
          <Icon of={sunShape} size={16} />
          <Text>请将屏幕调亮，出示给店员</Text>
        </View>
      ) : null}
      {until ? <View className={css.until}>{until}</View> : null}
      {howTo ? <View className={css.howTo}>{howTo}</View> : null}
    </View>
  )
}
