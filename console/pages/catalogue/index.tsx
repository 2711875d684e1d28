import { Button, Form, Input, Segmented } from 'antd'
import { usePages } from '../../api/use-pages'
import { ENTRY_KIND_LABELS } from '../../labels/catalogue'
import { useFilters } from '../../lib/use-filters'
import { Page } from '../../parts/page'
import { PagedRows } from '../../parts/paged-rows'
import { Banners } from './banners'
import { columnsOf } from './columns'
import { KINDS, kindOf } from './kind'

const BANNERS = 'banners'

const VIEWS = [
  ...KINDS.map((value) => ({ value: value as string, label: ENTRY_KIND_LABELS[value] })),
  { value: BANNERS, label: '首页横幅' }
]

/** What is sold, by kind, and the banners of home. */
export default function Catalogue() {
  const [{ kind, text, channel }, setFilters] = useFilters(['kind', 'text', 'channel'])
  const isBanners = kind === BANNERS
  return (
    <Page title='商品目录'>
      <div className='segments'>
        <Segmented
          aria-label='种类'
          options={VIEWS}
          value={isBanners ? BANNERS : kindOf(kind)}
          onChange={(next) => setFilters({ kind: next })}
        />
      </div>
      {isBanners ? (
        <Banners
          channel={channel ?? 'main'}
          onChannel={(next) => setFilters({ kind: BANNERS, channel: next })}
        />
      ) : (
        <Entries
          key={kind}
          kind={kindOf(kind)}
          text={text}
          onSearched={(next) => setFilters({ kind, text: next })}
        />
      )}
    </Page>
  )
}

interface EntriesProps {
  readonly kind: ReturnType<typeof kindOf>
  readonly text: string | undefined
  readonly onSearched: (text: string | undefined) => void
}

function Entries({ kind, text, onSearched }: EntriesProps) {
  const [form] = Form.useForm<{ text?: string }>()
  const pages = usePages('catalogue', { kind, text })
  const clear = () => {
    form.setFieldsValue({ text: '' })
    onSearched(undefined)
  }
  return (
    <>
      <Form
        form={form}
        className='filters'
        layout='inline'
        colon={false}
        initialValues={{ text }}
        onFinish={(asked) => onSearched(asked.text)}
      >
        <Form.Item name='text' label='搜索'>
          <Input allowClear placeholder='名称或编号' maxLength={40} style={{ minWidth: 220 }} />
        </Form.Item>
        <Button type='primary' htmlType='submit'>
          查询
        </Button>
        <Button onClick={clear}>清空</Button>
      </Form>
      <PagedRows
        pages={pages}
        columns={columnsOf(kind)}
        keyOf={({ itemId }) => itemId}
        none={text ? '没有找到，换一个名称或编号试试' : `还没有${ENTRY_KIND_LABELS[kind]}，由商品文件添加`}
      />
    </>
  )
}
