import { DocumentTitleHandler } from '@refinedev/react-router'
import { Route } from 'react-router'
import { FirstPage } from './layout/first-page'
import { Frame } from './layout/frame'
import { MENU } from './layout/menu'
import { AccountPage, PAGES } from './layout/pages'
import { Site } from './layout/site'

const TITLE = '权益中心管理后台'

/** The console: pages by role, in a frame with a menu. */
export const App = () => (
  <Site
    basename='/console'
    title={TITLE}
    resources={RESOURCES}
    frame={
      <>
        <Frame />
        <DocumentTitleHandler handler={({ resource }) => titleOf(resource?.meta?.label)} />
      </>
    }
  >
    <Route index element={<FirstPage />} />
    {PAGES.map(({ path, Page }) => (
      <Route key={path} path={path} element={<Page />} />
    ))}
    <Route path='account' element={<AccountPage />} />
    <Route path='*' element={<FirstPage />} />
  </Site>
)

const RESOURCES = MENU.map(({ page, label }) => ({ name: page, list: `/${page}`, meta: { label } }))

const titleOf = (page: string | undefined) => (page === undefined ? TITLE : `${page} · ${TITLE}`)
