import { useState } from 'react'
import { View } from '@tarojs/components'
import { DOCUMENT_LABELS, kindNameOf, type TicketKind, type Visitor } from '@/features/ticket/model'
import { Cell, CellGroup } from '@/ui/cell/cell'
import css from './guests.module.scss'
import { KindSheet } from './kind-sheet'

export interface GuestsProps {
  visitors: readonly Visitor[]
  /** Ticket kinds of the sight; each visitor has one. */
  kinds: readonly TicketKind[]
  day: string | undefined
  kindOf: (visitor: Visitor) => string
  /** Information shown before visitors are chosen. */
  note: string
  onKind: (choice: { visitorId: string; to: string }) => void
  /** Opens the selection of visitors. */
  onChoose: () => void
}

/** The visitors, each with their ticket kind. */
export function Guests({ visitors, kinds, day, kindOf, note, onKind, onChoose }: GuestsProps) {
  const [of, setOf] = useState<Visitor>()
  const [choosing, setChoosing] = useState(false)
  const change = (visitor: Visitor) => {
    setOf(visitor)
    setChoosing(true)
  }
  return (
    <CellGroup title='出行人'>
      {visitors.map((visitor) => (
        <Cell
          key={visitor.visitorId}
          title={visitor.name}
          note={`${DOCUMENT_LABELS[visitor.document]} ${visitor.maskedNumber}`}
          value={<View className={css.kind}>{kindNameOf({ kinds }, kindOf(visitor))}</View>}
          onPress={kinds.length > 1 ? () => change(visitor) : undefined}
        />
      ))}
      <Cell title={visitors.length > 0 ? '更改出行人' : '选择出行人'} note={note} onPress={onChoose} />
      {of ? (
        <KindSheet
          open={choosing}
          kinds={kinds}
          day={day}
          name={of.name}
          chosen={kindOf(of)}
          onChoose={(to) => {
            setChoosing(false)
            onKind({ visitorId: of.visitorId, to })
          }}
          onClose={() => setChoosing(false)}
        />
      ) : null}
    </CellGroup>
  )
}
