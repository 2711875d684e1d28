import type Taro from '@tarojs/taro'

/** Taro's chooseMedia, loaded when it is called. */
export function chooseMedia(options: Taro.chooseMedia.Option): Promise<Taro.chooseMedia.SuccessCallbackResult>
