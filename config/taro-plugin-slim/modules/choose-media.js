/**
 * In the place of Taro's chooseMedia, which brings an action sheet and ua-parser-js into every page with NutUI's Uploader, called or not.
 * Taro's own is loaded when it is called.
 */
export const chooseMedia = (...args) =>
  import('@tarojs/taro-h5/dist/api/media/video/chooseMedia').then((own) => own.chooseMedia(...args))
