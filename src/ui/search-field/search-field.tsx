import { Field } from '../field/field'
import { Icon } from '../icon/icon'
import closeShape from '../icon/icons/close.module.scss'
import { Pressable } from '../pressable/pressable'
import css from './search-field.module.scss'

export interface SearchFieldProps {
  /** What can be looked for: the placeholder, and read aloud. */
  label: string
  value: string
  onType: (text: string) => void
  /** The keyboard's own way to say: look for it. */
  onEnter?: (() => void) | undefined
}

/** Longest that is searched for: the longest reading of a city has 20 letters. */
const MAX_LENGTH = 30

/** What is looked for, with a way to take it all away. */
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
