declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type { ComponentType, PropsWithChildren } from 'react'

  export function createReactApp(
    App: ComponentType<PropsWithChildren>,
    react: unknown,
    dom: unknown,
    config: object
  ): unknown
}
declare module '@tarojs/taro-h5' {
  const taro: object
  export default taro
}
declare module '@tarojs/api' {
  const api: object
  export default api
}
