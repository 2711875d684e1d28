import { useMemo, useState } from 'react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { usePaging } from '@/ui/list-footer/paging'
import { usePullToRefresh } from '@/ui/visible/page-hooks'
import { usePageVisible } from '@/ui/visible/visible'
import { markUsed, refreshReceiving, unmarkUsed } from '@/features/privilege/commands'
import type { ReceiveRecord } from '@/features/privilege/model'
import { receiveCountsQuery, receiveRecordsQuery } from '@/features/privilege/queries'
import { RECORD_TABS, recordTabOf } from '@/features/privilege/record-tabs'
import { useReceiveRecord } from '@/features/privilege/use-receive-record'
import { confirm, toast } from '@/platform/feedback/feedback'

/** The records in a state, paged, their counts, and the open one. */
export function useReceiveRecords(state: string | undefined, receiveId: string | undefined) {
  const [tab, setTab] = useState(recordTabOf(state))
  const [openId, setOpenId] = useState(receiveId)
  const [marking, setMarking] = useState(false)

  const pages = useInfiniteQuery(receiveRecordsQuery(tab))
  const counts = useQuery(receiveCountsQuery())
  const opened = useReceiveRecord(openId, usePageVisible())

  const paging = usePaging(pages)
  usePullToRefresh(refreshReceiving)

  const records = useMemo(() => pages.data?.pages.flatMap((page) => page.list), [pages.data])
  const tabs = useMemo(
    () =>
      RECORD_TABS.map(({ key, title }) => {
        const count = counts.data?.[key] ?? 0
        return { key, title: count > 0 ? `${title} ${count}` : title }
      }),
    [counts.data]
  )

  const open = (record: ReceiveRecord) => setOpenId(record.receiveId)
  const use = async (record: ReceiveRecord) => {
    if (marking || !(await confirm('标记后该券将移至“已使用”，有效期内可在那里撤销。', '确认已使用？')))
      return
    await mark(() => markUsed(record.receiveId), '已标记为已使用')
  }
  const unmark = async (record: ReceiveRecord) => {
    if (!marking) await mark(() => unmarkUsed(record.receiveId), '已移回“待使用”')
  }
  async function mark(write: () => Promise<ReceiveRecord>, done: string): Promise<void> {
    setMarking(true)
    try {
      await write()
      setOpenId(undefined)
      toast(done)
    } catch {
      // reported by the error catalogue
    } finally {
      setMarking(false)
    }
  }

  const listed = records?.find((record) => record.receiveId === openId)
  return {
    tab,
    tabs,
    setTab,
    pages,
    records,
    ...paging,
    /** The open record: refetched if possible, otherwise the cached one. */
    opened: openId === undefined ? undefined : (opened.query.data ?? listed),
    /** The record named in the URL failed to load. */
    lost: openId !== undefined && opened.query.isError && !listed,
    open,
    close: () => setOpenId(undefined),
    use: (record: ReceiveRecord) => void use(record),
    unmark: (record: ReceiveRecord) => void unmark(record),
    marking
  }
}
