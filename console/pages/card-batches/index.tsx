import { usePages } from '../../api/use-pages'
import { Page } from '../../parts/page'
import { PagedRows } from '../../parts/paged-rows'
import { COLUMNS } from './columns'
import { MakeButton } from './make-button'

/** Batches of printed cards, latest first. */
export default function CardBatches() {
  const pages = usePages('cardBatches', {})
  return (
    <Page title='卡批次' actions={<MakeButton />}>
      <PagedRows
        pages={pages}
        columns={COLUMNS}
        keyOf={({ batchId }) => batchId}
        none='还没有卡批次：生成后把加密文件交给印制方，会员凭卡号和激活码激活'
      />
    </Page>
  )
}
