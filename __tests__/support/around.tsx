import type { PropsWithChildren } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { queryClient } from '@/api/query-client'
import { store } from '@/lib/store'

/** What stands around every page in the app, without its launch: `mountPage(Page, { App: Around })`. */
export function Around({ children }: PropsWithChildren) {
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </Provider>
  )
}
