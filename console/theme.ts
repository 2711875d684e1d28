import type { ThemeConfig } from 'antd'

/** Ant Design with colours that are read on white and on their own pale grounds: WCAG AA, which its own do not reach. */
export const theme: ThemeConfig = {
  cssVar: true,
  hashed: false,
  token: {
    motion: false,
    colorPrimary: '#1f5fbf',
    colorPrimaryHover: '#2a6bcb',
    colorInfo: '#1f5fbf',
    colorLink: '#1f5fbf',
    colorSuccess: '#0f7b4f',
    colorWarning: '#8a5a16',
    colorError: '#c0281c',
    colorInfoBg: '#e8f0fb',
    colorSuccessBg: '#e7f4ee',
    colorSuccessBorder: '#9fd3ba',
    colorWarningBg: '#fff6e5',
    colorWarningBorder: '#e8cf9d',
    colorErrorBg: '#fdecea',
    colorErrorBorder: '#f0b4ae',
    colorTextSecondary: '#565b6b',
    colorTextTertiary: '#6b7080',
    colorTextDescription: '#565b6b',
    colorTextPlaceholder: '#6b7080',
    colorTextDisabled: '#6b7080',
    controlHeightLG: 44,
    fontSizeLG: 15,
    borderRadius: 6
  }
}
