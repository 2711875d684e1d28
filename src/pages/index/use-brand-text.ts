import { useHomeConfig } from '@/features/card/queries'
import { brandName } from '@/features/channel/brand'

/** The channel in one line, for a shared link: 糖糖会员：甜一点，日子就好过一点. Only its name until home has loaded. */
export function useBrandText(): string {
  // reads the panel's cached data: sharing sends no request
  const { data } = useHomeConfig({ enabled: false })
  return data?.brand.slogan ? `${data.brand.name}：${data.brand.slogan}` : brandName()
}
