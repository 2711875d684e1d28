import { Field } from '../field/field'
import { Icon } from '../icon/icon'
import closeShape from '../icon/icons/close.module.scss'
import { Pressable } from '../pressable/pressable'
import css from './search-field.module.scss'

export interface SearchFieldProps {
  /** What can be searched for: the placeholder, also read aloud. */
  label: string
  value: string
  onType: (text: string) => void
  /** Called for the keyboard's search key. */
  onEnter?: (() => void) | undefined
}

/** Maximum length of a search: the longest reading of a city has 20 letters. */
const MAX_LENGTH = 30

/** The search text, with a button to clear it. */
export function SearchField({ label, value, onType, onEnter }: SearchFieldProps) {
  return (
    <Field
      label={label}
      size='medium'
      value={value}
      maxlength={MAX_LENGTH}
      keyboard='text'
      onType={onType}
      {...(onEnter ? { onEnter } : {})}
    >
      {value ? (
        <Pressable className={css.clear} label='清空' onPress={() => onType('')}>
          <Icon of={closeShape} size={16} />
        </Pressable>
      ) : null}
    </Field>
  )
}
