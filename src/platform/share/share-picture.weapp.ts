import { serverFile } from '../environment/api-origin'

/**
 * The picture beside the title in Moments, hosted with the web app: in the package every phone would download
 * it. A card sent to a friend has WeChat's own screenshot of the page.
 */
export const sharePicture = (): { imageUrl?: string } => ({
  imageUrl: serverFile('/static/images/platform/share/share.png')
})
