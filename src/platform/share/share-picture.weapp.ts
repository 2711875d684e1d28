import { serverFile } from '../environment/api-origin'

/**
 * The picture beside the title in Moments, as it lies beside the web app: in the package each phone would load it. A
 * friend's card has WeChat's own picture of the page.
 */
export const sharePicture = (): { imageUrl?: string } => ({
  imageUrl: serverFile('/static/images/platform/share/share.png')
})
