import type { ConsoleData } from '@contract/console/types'
import { Button, Space } from 'antd'
import { useState } from 'react'
import { ActButton } from '../../../parts/act-button'
import { BannerFields, type BannerDraft } from './fields'

type Read = ConsoleData<'homeBanners'>

const draftOf = ({ bannerId, title, link, off, from, until }: BannerDraft): BannerDraft => ({
  bannerId,
  title,
  link,
  off,
  from,
  until
})

/** Changes order, titles, links and days together: members see all of it at once. */
export function BannerEditor({ channel, revision, banners }: Pick<Read, 'channel' | 'revision' | 'banners'>) {
  const [drafts, setDrafts] = useState(() => banners.map(draftOf))
  const isChanged = JSON.stringify(drafts) !== JSON.stringify(banners.map(draftOf))
  const change = (bannerId: string, by: Partial<BannerDraft>) =>
    setDrafts(drafts.map((draft) => (draft.bannerId === bannerId ? { ...draft, ...by } : draft)))
  const move = (at: number, by: 1 | -1) =>
    setDrafts(
      drafts.map((draft, place) =>
        place === at ? (drafts[at + by] ?? draft) : place === at + by ? (drafts[at] ?? draft) : draft
      )
    )
  return (
    <>
      <ol className='entries'>
        {drafts.map((draft, at) => {
          const stored = banners.find(({ bannerId }) => bannerId === draft.bannerId)
          return (
            stored && (
              <BannerFields
                key={draft.bannerId}
                place={at + 1}
                draft={draft}
                stored={stored}
                onChange={(by) => change(draft.bannerId, by)}
                onEarlier={at > 0 ? () => move(at, -1) : undefined}
                onLater={at < drafts.length - 1 ? () => move(at, 1) : undefined}
              />
            )
          )
        })}
      </ol>
      {isChanged ? (
        <Space wrap>
          <ActButton
            name='setBanners'
            label='保存横幅'
            done='横幅已更新'
            inputOf={({ reason }) => ({ channel, revision, banners: drafts, reason })}
          />
          <Button onClick={() => setDrafts(banners.map(draftOf))}>放弃改动</Button>
        </Space>
      ) : (
        <div className='quiet'>改动后在这里保存。新增横幅和更换图片由商品文件完成。</div>
      )}
    </>
  )
}
