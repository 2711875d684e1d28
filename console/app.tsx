import { Authenticated, Refine } from '@refinedev/core'
import routerProvider, { CatchAllNavigate, DocumentTitleHandler } from '@refinedev/react-router'
import { App as AntApp } from 'antd'
import { Suspense } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router'
import { Frame } from './layout/frame'
import { FirstPage } from './layout/first-page'
import { Looks } from './layout/looks'
import { MENU } from './layout/menu'
import { PAGES, SignIn } from './layout/pages'
import { Waiting } from './parts/waiting'
import { authProvider } from './providers/auth'

/** The staff's web app: who is logged in and what they may see by refine, looks by Ant Design. */
export const App = () => (
  <Looks>
    <AntApp>
      <BrowserRouter basename='/console'>
        <Refine
          authProvider={authProvider}
          routerProvider={routerProvider}
          resources={RESOURCES}
          options={{ disableTelemetry: true, title: { text: '权益中心' }, reactQuery: CLIENT }}
        >
          <Routes>
            <Route
              element={
                <Authenticated
                  key='pages'
                  loading={<Waiting />}
                  fallback={<CatchAllNavigate to='/sign-in' />}
                >
                  <Frame />
                </Authenticated>
              }
            >
              <Route index element={<FirstPage />} />
              {PAGES.map(({ path, Page }) => (
                <Route key={path} path={path} element={<Page />} />
              ))}
              <Route path='*' element={<FirstPage />} />
            </Route>
            {/* not within Authenticated: refine asks again who is logged in after a wrong password, too, and what was typed would be lost */}
            <Route
              path='sign-in'
              element={
                <Suspense fallback={<Waiting />}>
                  <SignIn />
                </Suspense>
              }
            />
          </Routes>
          <DocumentTitleHandler handler={({ resource }) => titleOf(resource?.meta?.label)} />
        </Refine>
      </BrowserRouter>
    </AntApp>
  </Looks>
)

const titleOf = (page: string | undefined) =>
  page === undefined ? '权益中心 · 管理后台' : `${page} · 权益中心管理后台`

const RESOURCES = MENU.map(({ page, label }) => ({ name: page, list: `/${page}`, meta: { label } }))

/** A refusal stays one; only what was not answered is tried again, by whoever looks at it. */
const CLIENT = { clientConfig: { defaultOptions: { queries: { retry: false, staleTime: 10_000 } } } }
