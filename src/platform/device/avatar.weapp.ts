import { refusalOf } from '../wechat/refusal'
import type { ChosenPicture } from './avatar-types'

export const hasAvatarButton = (): boolean => true

/** The result of pressing a `chooseAvatar` button: WeChat reports no size and makes the picture small. */
export function chosenAvatar(detail: unknown): ChosenPicture | undefined {
  const { avatarUrl } = (detail ?? {}) as { avatarUrl?: unknown }
  return typeof avatarUrl === 'string' && avatarUrl ? { path: avatarUrl, bytes: undefined } : undefined
}

/** Why a press gave no picture, for the user; undefined if they just went back. */
export function avatarFault(detail: unknown): string | undefined {
  const refusal = refusalOf(detail)
  if (refusal === 'closed') return undefined
  return refusal === 'privacy'
    ? '您未同意隐私保护指引，未读取图片。可稍后再点一次阅读并同意，或选择上方的头像'
    : '暂时无法使用自己的图片，请选择上方的头像'
}

/** Done by the button here. */
export const choosePicture = (): Promise<ChosenPicture | undefined> => Promise.resolve(undefined)
