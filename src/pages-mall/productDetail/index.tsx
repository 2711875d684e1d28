import { View } from '@tarojs/components'
import { withOwnInvite } from '@/features/distribution/own-invite'
import { isNotThere } from '@/features/order/refusal'
import { shownSku } from '@/features/mall/sku-choice'
import { useShare } from '@/features/wechat/use-share'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { serverFile } from '@/platform/environment/api-origin'
import { showPictures } from '@/platform/screen/picture-viewer'
import type { Shared } from '@/platform/share/share-types'
import { replace, urlOf } from '@/routes/navigate'
import { routeOf, titleOf } from '@/routes/table'
import searchIllustration from '@/ui/illustration/illustrations/search.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Fact } from '@/ui/fact/fact'
import { Gallery } from '@/ui/gallery/gallery'
import { Page } from '@/ui/page/page'
import { HEADING } from '@/ui/read-as'
import { RichText } from '@/ui/rich-text/rich-text'
import { Stateful } from '@/ui/stateful/stateful'
import css from './index.module.scss'
import { posterOf } from './poster-of'
import { BuyBar } from './sections/buy-bar'
import { Delivery } from './sections/delivery'
import { Head } from './sections/head'
import { ProductSkeleton } from './sections/product-skeleton'
import { SkuSheet } from './sections/sku-sheet'
import { useProduct, type ProductState } from './use-product'

const PATH = 'pages-mall/productDetail/index'

interface ProductProps {
  state: ProductState
  shared: Shared
}

/** The sections that describe a product. */
function Product({ state: { query, sku, choice, quantity, open }, shared }: ProductProps) {
  return (
    <Stateful query={query} skeleton={<ProductSkeleton />}>
      {(data) => (
        <>
          <Gallery
            pictures={data.pictures}
            name={data.name}
            shape='square'
            shown={shownSku(data, choice)?.picture}
            onOpen={(index) => showPictures({ urls: data.pictures.map(serverFile), index, name: data.name })}
          />
          <Head product={data} sku={sku} shared={shared} poster={posterOf(data, shared)} />
          <Delivery
            product={data}
            sku={sku}
            choice={choice}
            quantity={quantity}
            onChoose={() => open('choice')}
          />
          {data.parameters.length > 0 ? (
            <View className={css.card}>
              <View className={css.title} {...HEADING}>
                规格参数
              </View>
              {data.parameters.map(({ name, value }) => (
                <Fact key={name} title={name} text={value} />
              ))}
            </View>
          ) : null}
          <View className={css.card}>
            <View className={css.title} {...HEADING}>
              商品详情
            </View>
            <RichText html={data.detailHtml} />
          </View>
        </>
      )}
    </Stateful>
  )
}

/** 商品详情: description, SKUs, delivery, and purchase. */
function ProductDetail({ query: requested }: PageProps<typeof PATH>) {
  const state = useProduct(requested)
  const product = state.query.data
  const gone = product === undefined && isNotThere(state.query.error)
  const { productId = requested.productId, name = titleOf(PATH) } = product ?? {}
  const path = urlOf(PATH, productId === undefined ? {} : { productId })
  // links shared by a member bring their friends here
  const shared = { title: name, path: withOwnInvite(path) }
  useShare(shared)
  return (
    <Page title={titleOf(PATH)} bottom={product ? <BuyBar product={product} state={state} /> : undefined}>
      {gone ? (
        <EmptyState
          illustration={searchIllustration}
          text='商品已下架'
          hint='看看其他商品吧'
          action={{ text: '去商城看看', onPress: () => void replace('pages-mall/physicalMall/index') }}
        />
      ) : (
        <Product state={state} shared={shared} />
      )}
      {product ? <SkuSheet product={product} state={state} /> : null}
    </Page>
  )
}

export default routedPage(routeOf(PATH), ProductDetail)
