import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons'
import { MAX_BANNER_TITLE } from '@contract/console/catalogue/limits'
import type { ConsoleData, ConsoleInput } from '@contract/console/types'
import { Button, Checkbox, Input, Space } from 'antd'
import { Thumb } from '../parts/thumb'
import { BannerState } from './rows'

export type BannerDraft = ConsoleInput<'setBanners'>['banners'][number]

interface Props {
  /** Counted from 1. */
  readonly place: number
  readonly draft: BannerDraft
  readonly stored: ConsoleData<'homeBanners'>['banners'][number]
  readonly onChange: (by: Partial<BannerDraft>) => void
  /** Undefined for the first. */
  readonly onEarlier: (() => void) | undefined
  /** Undefined for the last. */
  readonly onLater: (() => void) | undefined
}

/** One banner as it will be. */
export function BannerFields({ place, draft, stored, onChange, onEarlier, onLater }: Props) {
  const { title, link, off, from, until } = draft
  return (
    <li className='entry banner-entry'>
      <div className='named'>
        <Thumb picture={stored.picture} isWide />
        <span>
          <BannerState {...stored} />
          {stored.cities.length > 0 && <span className='quiet'>仅 {stored.cities.join('、')}</span>}
        </span>
        <Space>
          <Button
            icon={<ArrowUpOutlined />}
            aria-label={`第 ${place} 条前移`}
            disabled={!onEarlier}
            {...(onEarlier && { onClick: onEarlier })}
          />
          <Button
            icon={<ArrowDownOutlined />}
            aria-label={`第 ${place} 条后移`}
            disabled={!onLater}
            {...(onLater && { onClick: onLater })}
          />
        </Space>
      </div>
      <div className='banner-fields'>
        <label className='banner-words'>
          标题
          <Input
            value={title}
            maxLength={MAX_BANNER_TITLE}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </label>
        <label className='banner-words'>
          链接
          <Input value={link} maxLength={200} onChange={({ target }) => onChange({ link: target.value })} />
        </label>
        <label>
          开始日期
          <Input
            type='date'
            value={from ?? ''}
            onChange={({ target }) => onChange({ from: target.value || null })}
          />
        </label>
        <label>
          结束日期（含）
          <Input
            type='date'
            value={until ?? ''}
            onChange={({ target }) => onChange({ until: target.value || null })}
          />
        </label>
        <Checkbox checked={off} onChange={({ target }) => onChange({ off: target.checked })}>
          隐藏
        </Checkbox>
      </div>
    </li>
  )
}
