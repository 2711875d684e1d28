import type { ConsoleData } from '@contract/console/types'
import { Tag } from 'antd'
import type { Column } from '../../../parts/column'
import { Rows } from '../../../parts/rows'
import { Thumb } from '../parts/thumb'

type Banner = ConsoleData<'homeBanners'>['banners'][number]

interface Props {
  readonly banners: readonly Banner[]
}

const COLUMNS: readonly Column<Banner>[] = [
  {
    title: '横幅',
    show: ({ picture, title }) => (
      <span className='named'>
        <Thumb picture={picture} isWide />
        {title}
      </span>
    )
  },
  { title: '链接', show: ({ link }) => <div className='written'>{link}</div> },
  { title: '开始', show: ({ from }) => from ?? '—' },
  { title: '结束', show: ({ until }) => until ?? '—' },
  { title: '城市', show: ({ cities }) => (cities.length > 0 ? cities.join('、') : '全部') },
  { title: '状态', show: (banner) => <BannerState {...banner} /> }
]

/** Whether members see it today. */
export const BannerState = ({ isShown, off }: Pick<Banner, 'isShown' | 'off'>) =>
  isShown ? <Tag color='success'>展示中</Tag> : <Tag>{off ? '已隐藏' : '不在展示期'}</Tag>

/** Banners for whoever may only look. */
export const BannerRows = ({ banners }: Props) => (
  <Rows
    columns={COLUMNS}
    rows={banners}
    keyOf={({ bannerId }) => bannerId}
    none='这个渠道没有横幅，由商品文件添加'
  />
)
