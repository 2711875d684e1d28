import { useHomeConfig } from '@/features/card/queries'
import { brandName } from '@/features/channel/brand'

/** The channel in a line, for a friend who is sent here: 糖糖会员：甜一点，日子就好过一点. Its name alone until home was read. */
export function useBrandText(): string {
  // what the panel reads, once it has: sharing asks for nothing
  const { data } = useHomeConfig({ enabled: false })
  return data?.brand.slogan ? `${data.brand.name}：${data.brand.slogan}` : brandName()
}
