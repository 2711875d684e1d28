/// <reference types="@tarojs/taro" />

declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.png' {
  const url: string
  export default url
}
declare module '*.webp' {
  const url: string
  export default url
}
declare module '*.module.scss' {
  const classes: Readonly<Record<string, string>>
  export default classes
}

declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV: 'development' | 'production' | 'test'
    /** The target that is being built. */
    TARO_ENV: 'weapp' | 'h5'
    /** The channel this build is for. */
    TARO_APP_CHANNEL: 'main' | 'candy' | 'jinjiang' | 'lvyun' | 'yanglao'
    TARO_APP_ENV: 'development' | 'uat' | 'production'
    /** Origin before every API path: '' on H5 means the page's own. */
    TARO_APP_API_ORIGIN: string
    /** Origins of the other environments, for a mini-program whose trial and released versions share one build. */
    TARO_APP_UAT_ORIGIN: string
    TARO_APP_PRODUCTION_ORIGIN: string
    TARO_APP_ID: string
    /** '0': H5 is built with Taro's own modules, and names all pages at once. */
    TARO_APP_SLIM: '0' | '1'
    /** '1' allows the debug console in a release too. */
    TARO_APP_VCONSOLE: string
    /** The one host on which the statistics script is loaded, and that script; both empty by default. */
    TARO_APP_STATS_HOST: string
    TARO_APP_STATS_SRC: string
    /** Address of WeChat's JS-SDK. */
    TARO_APP_JSSDK_SRC: string
  }
}
