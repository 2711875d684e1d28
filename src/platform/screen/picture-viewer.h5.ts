import type { ShowPictures } from './picture-viewer-types'

/** Our own, in a separate chunk fetched when the first picture is opened. */
export const showPictures: ShowPictures = (pictures) => {
  void import('./picture-viewer-element.h5').then(
    ({ openViewer }) => openViewer(pictures),
    () => undefined
  )
}
