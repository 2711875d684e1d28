import { Authenticated, Refine, type AuthProvider } from '@refinedev/core'
import routerProvider, { CatchAllNavigate } from '@refinedev/react-router'
import { App as AntApp } from 'antd'
import { Suspense, type ReactNode } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { Failed } from '../parts/failed'
import { Waiting } from '../parts/waiting'
import { authProvider, unansweredCheck } from '../providers/auth'
import { Looks } from './looks'
import { SignIn } from './pages'
import { PhoneOut } from './phone-out'

interface Props {
  /** Where the app is served. */
  readonly basename: '/console' | '/shop'
  /** What its login is headed. */
  readonly title: string
  readonly resources?: {
    readonly name: string
    readonly list: string
    readonly meta: { readonly label: string }
  }[]
  /** Who is logged in; by default only the server knows. */
  readonly auth?: AuthProvider
  /** What stands around the pages, with an outlet for them. */
  readonly frame: ReactNode
  /** Routes, for whoever is logged in. */
  readonly children: ReactNode
}

/** An app of the staff: refine knows who is logged in, Ant Design draws. */
export const Site = ({ basename, title, resources = [], auth = authProvider, frame, children }: Props) => (
  <Looks>
    <AntApp message={{ getContainer: messages }}>
      <BrowserRouter basename={basename}>
        <PhoneOut>
          <Refine
            authProvider={auth}
            routerProvider={routerProvider}
            resources={resources}
            options={{ disableTelemetry: true, title: { text: title }, reactQuery: CLIENT }}
          >
            <Routes>
              <Route
                element={
                  <Authenticated
                    key='pages'
                    loading={<Waiting />}
                    fallback={auth === authProvider ? <NotLoggedIn /> : <CatchAllNavigate to='/sign-in' />}
                  >
                    {frame}
                  </Authenticated>
                }
              >
                {children}
              </Route>
              {/* not within Authenticated: refine asks again who is logged in after a wrong password, too, and what was typed would be lost */}
              <Route
                path='sign-in'
                element={
                  <Suspense fallback={<Waiting />}>
                    <SignIn title={title} app={basename === '/shop' ? 'shop' : 'console'} />
                  </Suspense>
                }
              />
            </Routes>
          </Refine>
        </PhoneOut>
      </BrowserRouter>
    </AntApp>
  </Looks>
)

/**
 * To the login; where the server did not say who is logged in, another try, so that nobody types a password for a lost answer. Not in
 * the shop, whose own check knows who works without a network.
 */
const NotLoggedIn = () => {
  const error = unansweredCheck()
  if (!error) return <CatchAllNavigate to='/sign-in' />
  return (
    <main className='sign-in'>
      <Failed error={error} retry={() => location.reload()} />
    </main>
  )
}

const messages = () => document.getElementById('messages') ?? document.body

/**
 * A refusal stays one; only what was not answered is tried again, by whoever looks at it. Nothing counts as fresh: after a login refine
 * has to ask again who is logged in, and a page that is opened shows what is true now. A network that comes back asks nothing:
 * refine would put "loading" in the place of a form that is being filled in. Without a network calls fail at once, instead of waiting for one.
 */
const CLIENT = {
  clientConfig: {
    defaultOptions: {
      queries: { retry: false, staleTime: 0, refetchOnReconnect: false, networkMode: 'always' },
      mutations: { networkMode: 'always' }
    }
  }
} as const
