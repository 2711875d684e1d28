import { useMemo, useState } from 'react'
import { View } from '@tarojs/components'
import { useInfiniteQuery } from '@tanstack/react-query'
import { deleteTalks } from '@/features/assistant/commands'
import { historyQuery } from '@/features/assistant/queries'
import { replace } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import recordsIllustration from '@/ui/illustration/illustrations/records.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { ListFooter } from '@/ui/list-footer/list-footer'
import { usePaging } from '@/ui/list-footer/paging'
import { Sheet } from '@/ui/sheet/sheet'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from './history.module.scss'
import { HistoryRow } from './history-row'

export interface HistorySheetProps {
  open: boolean
  current: string | undefined
  onClose: () => void
  /** The conversation shown was deleted. */
  onCleared: () => void
}

/** The member's earlier conversations: open one, delete one, or delete all. */
export function HistorySheet({ open, current, onClose, onCleared }: HistorySheetProps) {
  const pages = useInfiniteQuery({ ...historyQuery(), enabled: open })
  const talks = useMemo(() => pages.data?.pages.flatMap(({ list }) => list), [pages.data])
  const { footer, more } = usePaging(pages)
  const [requested, setRequested] = useState<{ readonly talk: string | undefined } | null>(null)
  const [deleting, setDeleting] = useState(false)

  const remove = async () => {
    if (requested === null) return
    setDeleting(true)
    try {
      await deleteTalks(requested.talk)
      if (requested.talk === undefined || requested.talk === current) onCleared()
      setRequested(null)
    } catch {
      // reported by the error catalogue
    } finally {
      setDeleting(false)
    }
  }

  return (
    <>
      <Sheet
        open={open}
        title='历史记录'
        onClose={onClose}
        footer={
          talks && talks.length > 0 ? (
            <Button kind='plain' block onPress={() => setRequested({ talk: undefined })}>
              清空历史记录
            </Button>
          ) : undefined
        }
      >
        <View className={css.kept}>对话保留 90 天，您可以随时删除。</View>
        <Stateful
          query={{ ...pages, data: talks }}
          skeleton={
            <Skeleton>
              <Block className={css.rowBox} gap={8} />
              <Block className={css.rowBox} gap={8} />
              <Block className={css.rowBox} />
            </Skeleton>
          }
          isEmpty={(list) => list.length === 0}
          empty={<EmptyState illustration={recordsIllustration} text='暂无历史记录' />}
        >
          {(list) => (
            <>
              {list.map((talk) => (
                <HistoryRow
                  key={talk.conversationId}
                  talk={talk}
                  onOpen={() => {
                    onClose()
                    if (talk.conversationId !== current)
                      void replace('pages-my/aiInterlocution/index', { conversationId: talk.conversationId })
                  }}
                  onDelete={() => setRequested({ talk: talk.conversationId })}
                />
              ))}
              <ListFooter state={footer} onRetry={more} />
            </>
          )}
        </Stateful>
      </Sheet>
      <Dialog
        open={requested !== null}
        title={requested && requested.talk === undefined ? '清空全部历史记录？' : '删除这段对话？'}
        text='删除后不能恢复。'
        confirmText='删除'
        loading={deleting}
        onConfirm={() => void remove()}
        onCancel={() => setRequested(null)}
      />
    </>
  )
}
