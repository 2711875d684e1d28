export * from '@tarojs/components-react'
