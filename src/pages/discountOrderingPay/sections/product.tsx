import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { productQuery, type PartnerProduct } from '@/features/partner/products'
import { navigate } from '@/routes/navigate'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Page } from '@/ui/page/page'
import { Picture } from '@/ui/picture/picture'
import { Price } from '@/ui/price/price'
import { RichText } from '@/ui/rich-text/rich-text'
import { PictureHead } from '@/ui/skeleton/picture-head'
import { Block, Line, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from './product.module.scss'

const waiting = (
  <Skeleton>
    <PictureHead>
      <Line width={48} tall />
      <Block height={80} />
    </PictureHead>
  </Skeleton>
)

function Bar({ product: { productId, priceFen, listFen, onSale } }: { product: PartnerProduct }) {
  const order = () => void navigate('pages/hdzqnxPlacementUrl/index', { productId })
  return (
    <BottomBar
      aside={<Price fen={priceFen} was={listFen} size='large' />}
      note={onSale ? '在合作方的页面下单，付款仍在这里完成' : '该商品已下架'}
    >
      <Button size='large' block disabled={!onSale} onPress={order}>
        去选购
      </Button>
    </BottomBar>
  )
}

/**
 * A product of the discount-ordering partner: description, price, and a button to order it there, logged in.
 */
export function Product({ title, productId }: { title: string; productId: string }) {
  const query = useQuery(productQuery(productId))
  return (
    <Page title={title} bottom={query.data ? <Bar product={query.data} /> : undefined}>
      <Stateful query={query} skeleton={waiting}>
        {({ name, picture, rulesHtml }) => (
          <>
            <Picture className={css.picture} src={picture} alt={name} eager />
            <View className={css.head}>
              <View className={css.name} role='heading'>
                {name}
              </View>
              {rulesHtml ? <RichText html={rulesHtml} /> : null}
            </View>
          </>
        )}
      </Stateful>
    </Page>
  )
}
