import type { ChosenPicture } from './avatar-types'
import { choosePhotos } from './photo'

/** Whether the host chooses pictures itself when a `chooseAvatar` button is pressed: never on the web. */
export const hasAvatarButton = (): boolean => false

export const chosenAvatar = (_detail: unknown): ChosenPicture | undefined => undefined

export const avatarFault = (_detail: unknown): string | undefined => undefined

/** Asks for one picture from the album or the camera; undefined if the user chose none. */
export const choosePicture = async (): Promise<ChosenPicture | undefined> => (await choosePhotos(1))[0]
