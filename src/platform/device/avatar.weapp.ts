import type { ChosenPicture } from './avatar-types'

export const hasAvatarButton = (): boolean => true

/** The result of pressing a `chooseAvatar` button: WeChat reports no size and makes the picture small. */
export function chosenAvatar(detail: unknown): ChosenPicture | undefined {
  const { avatarUrl } = (detail ?? {}) as { avatarUrl?: unknown }
  return typeof avatarUrl === 'string' && avatarUrl ? { path: avatarUrl, bytes: undefined } : undefined
}

/** Done by the button here. */
export const choosePicture = (): Promise<ChosenPicture | undefined> => Promise.resolve(undefined)
