import { useEffect, useId, useRef, useState } from 'react'
import { Cascader } from '@nutui/nutui-react-taro'
import { View } from '@tarojs/components'
import { describeCascader } from '@/platform/screen/cascader-roles'
import '../../styles/nutui.scss'
import css from './nut-cascader.module.scss'

/** An option and the list it leads to. An option without a list ends the selection. */
export interface CascaderNode {
  readonly value: string
  readonly text: string
  readonly children?: CascaderNode[]
}

export interface NutCascaderProps {
  /** For screen readers: what is being selected. */
  label: string
  options: CascaderNode[]
  /** The initial selection: the values from the first list on. */
  initial: readonly string[]
  /** Called when the last list's option is selected. */
  onChoose: (path: readonly string[]) => void
}

/** One list after another in NutUI's Cascader; the selections are shown above and lead back. */
export function NutCascader({ label, options, initial, onChoose }: NutCascaderProps) {
  const id = `cascader${useId().replace(/\W/g, '')}`
  const path = useRef(initial)
  const [begun, setBegun] = useState(0)

  useEffect(() => describeCascader(id, label), [id, label])

  const follow = (values: string[], goesOn: boolean) => {
    // an existing list keeps its scroll position: after a different selection above it, it starts at the top
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
