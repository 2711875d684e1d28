import { useEffect, useId, useRef, useState } from 'react'
import { Cascader } from '@nutui/nutui-react-taro'
import { View } from '@tarojs/components'
import { describeCascader } from '@/platform/screen/cascader-roles'
import '../../styles/nutui.scss'
import css from './nut-cascader.module.scss'

/** One of a list, and the list that it leads to. One without such a list ends the choice. */
export interface CascaderNode {
  readonly value: string
  readonly text: string
  readonly children?: CascaderNode[]
}

export interface NutCascaderProps {
  /** For screen readers: what is chosen here. */
  label: string
  options: CascaderNode[]
  /** Where it begins: the values from the first list on. */
  initial: readonly string[]
  /** The last list has been chosen from. */
  onChoose: (path: readonly string[]) => void
}

/** One list after the other by NutUI's Cascader; what is chosen stands above and leads back. */
export function NutCascader({ label, options, initial, onChoose }: NutCascaderProps) {
  const id = `cascader${useId().replace(/\W/g, '')}`
  const path = useRef(initial)
  const [begun, setBegun] = useState(0)

  useEffect(() => describeCascader(id, label), [id, label])

  const follow = (values: string[], goesOn: boolean) => {
    // a list that was there before keeps how far it was scrolled: with another choice above it, it begins at its top
    if (goesOn && values.length <= path.current.length) setBegun((count) => count + 1)
    path.current = values
  }
  return (
    <View id={id} className={css.cascader}>
      <Cascader
        key={begun}
        popup={false}
        options={options}
        defaultValue={[...path.current]}
        activeColor='var(--accent-deep)'
        onPathChange={(values, nodes) =>
          follow(values.map(String), nodes[nodes.length - 1]?.children !== undefined)
        }
        onChange={(values) => onChoose(values.map(String))}
      />
    </View>
  )
}
