/** The colours of all pictures: a calm, slightly warm set. */
export const c = {
  white: '#ffffff',
  cream: '#fff4e0',
  sand: '#ecd3a8',
  gold: '#dda646',
  amber: '#c67f2f',
  brown: '#94603a',
  cocoa: '#553528',
  red: '#cf4033',
  coral: '#e8785c',
  rose: '#e294a4',
  blush: '#f5cfd2',
  plum: '#7b5190',
  lilac: '#b79ad0',
  jade: '#3a8a70',
  leaf: '#6fae78',
  mint: '#b5dcc4',
  azure: '#467fc0',
  sky: '#97c1e6',
  ice: '#d9eaf6',
  teal: '#2f7f8c',
  stone: '#c9c2b8',
  steel: '#8c96a8',
  slate: '#59627a',
  ink: '#2b2f40',
  night: '#2c3558'
} as const

/** Background colours: [light, deep] for the pale ones, and a rich pair for plates and banners. */
export const grounds = {
  amber: { pale: ['#fcf3e4', '#f1dcba'], rich: ['#c98a4a', '#8a4f2a'] },
  rose: { pale: ['#fdf0ef', '#f3d2d1'], rich: ['#d2697a', '#8f3350'] },
  jade: { pale: ['#edf6ef', '#c9e3d2'], rich: ['#3f8f76', '#1c5648'] },
  azure: { pale: ['#eef4fb', '#c8dcf0'], rich: ['#4a83c4', '#234a86'] },
  plum: { pale: ['#f4f0f9', '#dccfe8'], rich: ['#80589c', '#47295f'] },
  stone: { pale: ['#f6f4f0', '#e1dbd1'], rich: ['#6d7486', '#363c50'] },
  night: { pale: ['#e9ecf5', '#c2c9df'], rich: ['#3b4572', '#1b2142'] },
  red: { pale: ['#fdefea', '#f5cfc2'], rich: ['#d0513f', '#8c2722'] },
  teal: { pale: ['#eaf5f5', '#c2dfe0'], rich: ['#3a8a94', '#1a525f'] },
  gold: { pale: ['#fcf5e3', '#f0dca6'], rich: ['#c99a45', '#7d5620'] }
} as const

export type GroundName = keyof typeof grounds
