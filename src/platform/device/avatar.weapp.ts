import type { ChosenPicture } from './avatar-types'

export const hasAvatarButton = (): boolean => true

/** What the press of a `chooseAvatar` button gave: WeChat tells no size and makes the picture small. */
export function chosenAvatar(detail: unknown): ChosenPicture | undefined {
  const { avatarUrl } = (detail ?? {}) as { avatarUrl?: unknown }
  return typeof avatarUrl === 'string' && avatarUrl ? { path: avatarUrl, bytes: undefined } : undefined
}

/** The button does it here. */
export const choosePicture = (): Promise<ChosenPicture | undefined> => Promise.resolve(undefined)
