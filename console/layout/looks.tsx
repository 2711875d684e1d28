import { ConfigProvider, Grid } from 'antd'
import zhCN from 'antd/locale/zh_CN'
import type { ReactNode } from 'react'
import { theme } from '../theme'

interface Props {
  readonly children: ReactNode
}

/** Ant Design in Chinese and in our colours; on a phone with what a thumb hits. */
export function Looks({ children }: Props) {
  const isWide = Grid.useBreakpoint().md ?? true
  return (
    <ConfigProvider locale={zhCN} theme={theme} componentSize={isWide ? 'middle' : 'large'}>
      {children}
    </ConfigProvider>
  )
}
