import '@/platform/device/abort-controller'
import { useMemo, type PropsWithChildren } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider, useAtomValue } from 'jotai'
import { setFailurePort } from '@/api/failure'
import { queryClient } from '@/api/query-client'
import { channelAtom } from '@/features/channel/commands'
import { watchNetwork } from '@/frame/online'
import { loginExpired } from '@/features/session/relogin'
import { signPage } from '@/features/wechat/sign'
import { launch } from '@/launch/run'
import { useLaunchEvents } from '@/launch/use-launch-events'
import { store } from '@/lib/store'
import { clearBackWay } from '@/platform/navigation/back-way'
import { mendLostChunks } from '@/platform/navigation/lost-chunk'
import { returnFromPaying } from '@/platform/payment/pay-return'
import { watchVersion } from '@/platform/wechat/app-version'
import { listenToNoScroll } from '@/platform/screen/page-events'
import { setSdkSigner } from '@/platform/wechat/wechat-signer'
import { goBack, goHome, setWayClearer } from '@/routes/navigate'
import { ShellContext } from '@/ui/shell/shell'
import './app.scss'

setFailurePort({ loginExpired, goHome: () => void goHome() })
setSdkSigner(signPage)
setWayClearer(clearBackWay)
listenToNoScroll()
mendLostChunks()
watchNetwork()
watchVersion()
returnFromPaying()
// before the first drawing, as the address chooses the channel
launch()

function Shell({ children }: PropsWithChildren) {
  const theme = useAtomValue(channelAtom)
  const shell = useMemo(() => ({ theme, goBack: () => void goBack() }), [theme])
  return <ShellContext.Provider value={shell}>{children}</ShellContext.Provider>
}

export default function App({ children }: PropsWithChildren) {
  useLaunchEvents()
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <Shell>{children}</Shell>
      </QueryClientProvider>
    </Provider>
  )
}
