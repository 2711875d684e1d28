import { MenuOutlined } from '@ant-design/icons'
import { Button, Drawer, Grid, Layout } from 'antd'
import { Suspense, useState } from 'react'
import { Outlet } from 'react-router'
import { Waiting } from '../parts/waiting'
import { SideMenu } from './side-menu'
import { Who } from './who'

/** What stands around every page: the menu, at the side or behind a button, and who is logged in. */
export function Frame() {
  const isWide = Grid.useBreakpoint().lg ?? true
  const [isOpen, setOpen] = useState(false)
  return (
    <Layout hasSider={isWide} style={{ minHeight: '100vh' }}>
      {isWide && (
        <Layout.Sider theme='light' width={200} style={{ borderRight: '1px solid #ecedf0' }}>
          <div className='frame-title'>权益中心</div>
          <SideMenu />
        </Layout.Sider>
      )}
      <Layout>
        <Layout.Header className='frame-head' style={{ background: '#fff', height: 56 }}>
          {!isWide && (
            <Button type='text' aria-label='打开菜单' icon={<MenuOutlined />} onClick={() => setOpen(true)} />
          )}
          <Who />
        </Layout.Header>
        <Layout.Content className='page'>
          <Suspense fallback={<Waiting />}>
            <Outlet />
          </Suspense>
        </Layout.Content>
      </Layout>
      <Drawer
        title='权益中心'
        placement='left'
        width={240}
        open={!isWide && isOpen}
        onClose={() => setOpen(false)}
        styles={{ body: { padding: 0 } }}
      >
        <SideMenu onChosen={() => setOpen(false)} />
      </Drawer>
    </Layout>
  )
}
