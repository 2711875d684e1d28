import { View } from '@tarojs/components'
import { AddressCard } from '@/features/address/components/address-card/address-card'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import placeIllustration from '@/ui/illustration/illustrations/place.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import { UndoRow } from '@/ui/undo-row/undo-row'
import css from './index.module.scss'
import { useAddresses } from './use-addresses'

const PATH = 'pages-my/address/index'
/** The maximum per member (rule limit.addresses). */
const MAX_COUNT = 50

function AddressesSkeleton() {
  return (
    <Skeleton className={css.skeleton}>
      {[0, 1, 2].map((row) => (
        <Block key={row} className={css.box} />
      ))}
    </Skeleton>
  )
}

/** 收货地址: all of them, the default first; when opened from an order, one can be chosen. */
function Addresses({ query }: PageProps<typeof PATH>) {
  const choosing = query.choose === 1
  const { addresses, removed, edit, press, remove, undo, setDefault, add } = useAddresses(choosing)
  const full = (addresses.data?.length ?? 0) >= MAX_COUNT
  const bottom = (
    <BottomBar note={full ? `最多保存 ${MAX_COUNT} 个收货地址，请先删除不再使用的地址` : undefined}>
      {removed ? <UndoRow text={`已删除${removed.name}的地址`} onUndo={undo} /> : null}
      <Button block size='large' disabled={full} onPress={add}>
        新增收货地址
      </Button>
    </BottomBar>
  )
  return (
    <Page title={titleOf(PATH)} bottom={bottom}>
      <Stateful
        query={addresses}
        skeleton={<AddressesSkeleton />}
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState illustration={placeIllustration} text='暂无收货地址' hint='新增后，下单时可直接选用' />
        }
      >
        {(list) => (
          <View {...{ role: 'list' }}>
            {list.map((address) => (
              <View key={address.addressId} {...{ role: 'listitem' }}>
                <AddressCard
                  address={address}
                  onPress={() => press(address)}
                  onDefault={() => setDefault(address)}
                  onEdit={() => edit(address)}
                  onRemove={() => remove(address)}
                />
              </View>
            ))}
          </View>
        )}
      </Stateful>
    </Page>
  )
}

export default routedPage(routeOf(PATH), Addresses)
