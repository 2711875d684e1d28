/**
 * The part of NutUI that is rendered on the server: components whose markup there equals the first render in a
 * browser. Its main file contains all components, most of which need a device. For those not listed here, a
 * variant of the wrapper renders nothing (`nut-*.server.tsx`).
 */
export { Rate } from '@nutui/nutui-react-taro/dist/es/packages/rate/rate'
export { Step } from '@nutui/nutui-react-taro/dist/es/packages/step/step'
export { Steps } from '@nutui/nutui-react-taro/dist/es/packages/steps/steps'
export { Uploader } from '@nutui/nutui-react-taro/dist/es/packages/uploader/uploader'
