/**
 * What of NutUI is rendered on the server: components that render the same there as at first in a browser. Its main file is all of them, and
 * most want a device. One that does not stand here has a variant of its wrapper that renders nothing (`nut-*.server.tsx`).
 */
export { Rate } from '@nutui/nutui-react-taro/dist/es/packages/rate/rate'
export { Step } from '@nutui/nutui-react-taro/dist/es/packages/step/step'
export { Steps } from '@nutui/nutui-react-taro/dist/es/packages/steps/steps'
export { Uploader } from '@nutui/nutui-react-taro/dist/es/packages/uploader/uploader'
