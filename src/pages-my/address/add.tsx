import { useQuery } from '@tanstack/react-query'
import { draftOf, EMPTY_DRAFT } from '@/features/address/model'
import { addressQuery } from '@/features/address/queries'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { Stateful } from '@/ui/stateful/stateful'
import { AddressForm } from './sections/address-form'
import { FormSkeleton } from './sections/form-skeleton'

const PATH = 'pages-my/address/add'

/** Loads an existing address into its form. */
function Known({ addressId }: { addressId: string }) {
  const address = useQuery(addressQuery(addressId))
  const title = titleOf(PATH)
  if (address.data)
    return <AddressForm key={addressId} title={title} addressId={addressId} initial={draftOf(address.data)} />
  return (
    <Page title={title}>
      <Stateful query={address} skeleton={<FormSkeleton />}>
        {() => null}
      </Stateful>
    </Page>
  )
}

/** What the page is called without an address to edit. */
const NEW_TITLE = '新增地址'

/** 编辑地址: a new address or an existing one; typed, from a pasted text, or from WeChat. */
function AddAddress({ query }: PageProps<typeof PATH>) {
  const { addressId } = query
  if (addressId) return <Known addressId={addressId} />
  return <AddressForm title={NEW_TITLE} addressId={undefined} initial={EMPTY_DRAFT} />
}

export default routedPage(routeOf(PATH), AddAddress)
