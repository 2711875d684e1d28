import '@/platform/device/abort-controller'
import '@/platform/navigation/page-focus'
import '@/platform/screen/text-size'
import type { PropsWithChildren } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { setFailurePort } from '@/api/failure'
import { queryClient } from '@/api/query-client'
import { watchNetwork } from '@/frame/online'
import { ThemedShell } from '@/frame/themed-shell'
import { loginExpired } from '@/features/session/relogin'
import { signPage } from '@/features/wechat/sign'
import { hydrateServerState } from '@/launch/server-state'
import { launch } from '@/launch/run'
import { useLaunchEvents } from '@/launch/use-launch-events'
import { watchClient } from '@/launch/watch'
import { store } from '@/lib/store'
import { clearBackEntries } from '@/platform/navigation/back-entries'
import { mendLostChunks } from '@/platform/navigation/lost-chunk'
import { openPage } from '@/platform/navigation/open-page'
import { watchVersion } from '@/platform/wechat/app-version'
import { listenToNoScroll } from '@/platform/screen/page-events'
import { setSdkSigner } from '@/platform/wechat/wechat-signer'
import { leaveForHome, setBackClearer, setPageOpener } from '@/routes/navigate'
import './app.scss'

watchClient()
setFailurePort({ loginExpired, goHome: leaveForHome })
setSdkSigner(signPage)
setBackClearer(clearBackEntries)
setPageOpener(openPage)
listenToNoScroll()
mendLostChunks()
watchNetwork()
watchVersion()
// before the first drawing, as the address chooses the channel
launch()
hydrateServerState()

export default function App({ children }: PropsWithChildren) {
  useLaunchEvents()
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <ThemedShell>{children}</ThemedShell>
      </QueryClientProvider>
    </Provider>
  )
}
