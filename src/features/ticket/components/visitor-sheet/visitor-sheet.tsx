import { useState } from 'react'
import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { toast } from '@/platform/feedback/feedback'
import { Button } from '@/ui/button/button'
import { Dialog } from '@/ui/dialog/dialog'
import { Pressable } from '@/ui/pressable/pressable'
import { Sheet } from '@/ui/sheet/sheet'
import { Stateful } from '@/ui/stateful/stateful'
import { Tick } from '@/ui/tick/tick'
import { removeVisitor } from '../../commands'
import { DOCUMENT_LABELS, type Visitor } from '../../model'
import { visitorsQuery } from '../../queries'
import { VisitorForm } from './visitor-form'
import css from './visitor-sheet.module.scss'

export interface VisitorSheetProps {
  open: boolean
  chosen: readonly Visitor[]
  /** Tickets in one order at most. */
  most: number
  onChoose: (visitors: readonly Visitor[]) => void
  onClose: () => void
}

/** So many are kept (contract `saveVisitor`). */
const MAX_STORED = 20

/** Whom the member goes with: chosen, added, changed and forgotten in one place. */
export function VisitorSheet({ open, chosen, most, onChoose, onClose }: VisitorSheetProps) {
  const visitors = useQuery(visitorsQuery())
  const [editing, setEditing] = useState<Visitor | 'new'>()
  const [leaving, setLeaving] = useState<Visitor>()
  const full = (visitors.data?.length ?? 0) >= MAX_STORED
  const without = (one: Visitor) => chosen.filter(({ visitorId }) => visitorId !== one.visitorId)

  const toggle = (one: Visitor) => {
    const rest = without(one)
    if (rest.length < chosen.length) return onChoose(rest)
    if (chosen.length >= most) return toast(`每单最多 ${most} 张`)
    onChoose([...chosen, one])
  }
  const saved = (one: Visitor) => {
    setEditing(undefined)
    const existing = chosen.some(({ visitorId }) => visitorId === one.visitorId)
    if (existing) onChoose(chosen.map((other) => (other.visitorId === one.visitorId ? one : other)))
    else if (editing === 'new' && chosen.length < most) onChoose([...chosen, one])
  }
  const remove = async (one: Visitor) => {
    setLeaving(undefined)
    try {
      await removeVisitor(one.visitorId)
      onChoose(without(one))
    } catch {
      // already reported
    }
  }
  return (
    <>
      <Sheet
        open={open}
        title='选择出行人'
        onClose={onClose}
        footer={
          <Button block size='large' onPress={onClose}>
            {chosen.length > 0 ? `确定（${chosen.length} 人）` : '确定'}
          </Button>
        }
      >
        <Button kind='secondary' block disabled={full} onPress={() => setEditing('new')}>
          {full ? `最多保存 ${MAX_STORED} 位出行人` : '新增出行人'}
        </Button>
        <Stateful
          query={visitors}
          skeleton={<View className={css.empty} />}
          isEmpty={(list) => list.length === 0}
          empty={<View className={css.empty}>暂无出行人，新增后下次可直接选用</View>}
        >
          {(list) => (
            <>
              {list.map((one) => (
                <View key={one.visitorId} className={css.row}>
                  <Pressable
                    className={css.who}
                    role='checkbox'
                    selected={without(one).length < chosen.length}
                    onPress={() => toggle(one)}
                  >
                    <Tick on={without(one).length < chosen.length} />
                    <View className={css.words}>
                      <View className={css.name}>{one.name}</View>
                      <View className={css.number}>
                        {`${DOCUMENT_LABELS[one.document]} ${one.maskedNumber}`}
                      </View>
                    </View>
                  </Pressable>
                  <Pressable className={css.way} onPress={() => setEditing(one)}>
                    编辑
                  </Pressable>
                  <Pressable className={css.way} onPress={() => setLeaving(one)}>
                    删除
                  </Pressable>
                </View>
              ))}
            </>
          )}
        </Stateful>
      </Sheet>
      {editing ? (
        <VisitorForm
          key={editing === 'new' ? 'new' : editing.visitorId}
          open
          visitor={editing === 'new' ? undefined : editing}
          onSaved={saved}
          onClose={() => setEditing(undefined)}
        />
      ) : null}
      <Dialog
        open={leaving !== undefined}
        title='删除这位出行人？'
        text='已下单的门票不受影响。'
        confirmText='删除'
        onConfirm={() => leaving && void remove(leaving)}
        onCancel={() => setLeaving(undefined)}
      />
    </>
  )
}
