import type { ShowPictures } from './picture-viewer-types'

/** Ours, in a chunk of its own: it is fetched when the first picture is opened. */
export const showPictures: ShowPictures = (pictures) => {
  void import('./picture-viewer-element.h5').then(
    ({ openViewer }) => openViewer(pictures),
    () => undefined
  )
}
