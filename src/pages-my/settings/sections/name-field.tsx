import { useEffect, useRef, useState } from 'react'
import { Input, View } from '@tarojs/components'
import { saveProfile } from '@/features/member/commands'
import { NICKNAME_LENGTH, nicknameFault } from '@/features/member/model'
import { privacyIsAsked } from '@/platform/wechat/privacy-contract'
import { cleanLine } from '@contract/typed/text'
import { NO_NATIVE_LIMIT, takeTyped } from '@/ui/field/take-typed'
import { classNames } from '@/ui/class-names'
import { Fault } from '@/ui/fault/fault'
import css from './rows.module.scss'

/**
 * The member's name: edited in place, saved when the field loses focus. A name that cannot be saved stays as
 * typed, with the reason.
 */
export function NameField({ saved }: { saved: string }) {
  const [typed, setTyped] = useState(saved)
  const [fault, setFault] = useState<string>()
  const [plain, setPlain] = useState(false)
  const edited = useRef(false)
  useEffect(() => {
    if (!edited.current) setTyped(saved)
  }, [saved])

  const save = async (name: string) => {
    const bare = name.trim()
    const wrong = nicknameFault(name)
    setFault(wrong)
    if (wrong) return
    edited.current = false
    if (bare === saved) return setTyped(saved)
    try {
      await saveProfile({ nickname: bare }, { quiet: true })
    } catch (error) {
      edited.current = true
      setTyped(name)
      setFault(error instanceof Error ? error.message : '保存失败，填写的内容还在，请再试一次')
    }
  }
  return (
    <View className={css.row}>
      <View className={css.line}>
        <View className={css.title}>昵称</View>
        <Input
          className={classNames(css.input, fault !== undefined && css.faulty)}
          // WeChat suggests the member's WeChat name above the keyboard; without its privacy notice it takes no text at all
          type={plain ? 'text' : 'nickname'}
          value={typed}
          maxlength={NO_NATIVE_LIMIT}
          placeholder='请输入昵称'
          placeholderClass={css.placeholder ?? ''}
          confirmType='done'
          aria-label='昵称'
          aria-invalid={fault !== undefined}
          onInput={(event) => {
            edited.current = true
            setTyped(takeTyped(event, cleanLine, NICKNAME_LENGTH))
          }}
          onConfirm={(event) => void save(takeTyped(event, cleanLine, NICKNAME_LENGTH))}
          onBlur={(event) => {
            if (!edited.current && !plain) void privacyIsAsked().then(setPlain)
            void save(takeTyped(event, cleanLine, NICKNAME_LENGTH))
          }}
        />
      </View>
      <Fault
        text={fault ?? (plain ? '您未同意隐私保护指引，可直接输入昵称' : undefined)}
        className={css.fault}
      />
    </View>
  )
}
