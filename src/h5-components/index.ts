/*
 * What `@tarojs/components` is on H5 (aliased in config/h5-chain.ts).
 * Keep it a pure barrel: Taro's TaroComponentsExportsPlugin deletes every named dependency of this module that is not a
 * component in use. Ours come first: @tarojs/components-react imports '@tarojs/components' back.
 */
export { Button } from './button'
export { Form } from './form'
export { Block, CustomWrapper } from './fragments'
export { Image } from './image'
export { Input } from './input'
export { PullDownRefresh } from './pull-down-refresh'
export { RichText } from './rich-text'
export { ScrollView } from './scroll-view'
export { Swiper, SwiperItem } from './swiper'
export { Text } from './text'
export { Textarea } from './textarea'
export { View } from './view'
export { WebView } from './web-view'
export * from '@tarojs/components-react'
