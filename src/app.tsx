import { useMemo, type PropsWithChildren } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import { setFailurePort } from '@/api/failure'
import { queryClient } from '@/api/query-client'
import { currentChannel } from '@/channels/current'
import { loginExpired } from '@/features/session/relogin'
import { store } from '@/lib/store'
import { serverNow } from '@/lib/time'
import { goBack, goHome } from '@/routes/navigate'
import { ShellContext } from '@/ui/shell/shell'
import './app.scss'

setFailurePort({ loginExpired, goHome: () => void goHome() })

export default function App({ children }: PropsWithChildren) {
  const shell = useMemo(
    () => ({ theme: currentChannel().code, goBack: () => void goBack(), now: serverNow }),
    []
  )
  return (
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <ShellContext.Provider value={shell}>{children}</ShellContext.Provider>
      </QueryClientProvider>
    </Provider>
  )
}
