import { Field } from '@/ui/field/field'
import { Icon } from '@/ui/icon/icon'
import closeShape from '@/ui/icon/icons/close.module.scss'
import { Pressable } from '@/ui/pressable/pressable'
import css from './search-field.module.scss'

export interface SearchFieldProps {
  value: string
  onType: (text: string) => void
}

/** Longest that is searched for: the longest reading of a city has 20 letters. */
const LONGEST = 30

/** What is looked for, with a way to take it all away. */
export function SearchField({ value, onType }: SearchFieldProps) {
  return (
    <Field
      label='城市名、拼音或首字母'
      size='medium'
      value={value}
      maxlength={LONGEST}
      keyboard='text'
      onType={onType}
    >
      {value ? (
        <Pressable className={css.clear} label='清空' onPress={() => onType('')}>
          <Icon of={closeShape} size={16} />
        </Pressable>
      ) : null}
    </Field>
  )
}
