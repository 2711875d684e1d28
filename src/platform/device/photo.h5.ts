import { choosePicture } from './avatar.h5'

/** A picture of the album or the camera; undefined where none was chosen. */
export const choosePhoto = () => choosePicture()
