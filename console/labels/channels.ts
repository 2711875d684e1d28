/** The channels of the product, and what they are called. */
export const CHANNEL_LABELS: Readonly<Record<string, string>> = {
  main: '权益中心',
  candy: '糖糖会员',
  jinjiang: '锦江会享',
  lvyun: '绿云礼遇',
  yanglao: '颐年关怀'
}
