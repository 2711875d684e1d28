import { useState } from 'react'
import { View } from '@tarojs/components'
import { typedPhone } from '@contract/typed/phone'
import { cleanName } from '@contract/typed/name'
import { AreaSheet } from '@/features/address/components/area-sheet/area-sheet'
import { PasteSheet } from '@/features/address/components/paste-sheet/paste-sheet'
import { NAME_LENGTH, type AddressDraft } from '@/features/address/model'
import { BottomBar } from '@/ui/bottom-bar/bottom-bar'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { Page } from '@/ui/page/page'
import { Pressable } from '@/ui/pressable/pressable'
import { Tick } from '@/ui/tick/tick'
import { useAddressForm } from '../use-address-form'
import { useFillIn } from '../use-fill-in'
import css from './address-form.module.scss'
import { AreaField } from './area-field'
import { DetailField } from './detail-field'
import { FillIn } from './fill-in'

export interface AddressFormProps {
  title: string
  /** undefined: a new one. */
  addressId: string | undefined
  initial: AddressDraft
}

/** The form of one address. */
export function AddressForm({ title, addressId, initial }: AddressFormProps) {
  const { draft, restored, faults, refusal, saving, change, save, discard } = useAddressForm(
    addressId,
    initial
  )
  const fillIn = useFillIn(draft, change)
  const [choosing, setChoosing] = useState(false)
  const isDefault = draft.isDefault || initial.isDefault
  const bottom = (
    <BottomBar note={refusal}>
      <Button block size='large' loading={saving} onPress={save}>
        保存
      </Button>
    </BottomBar>
  )
  return (
    <Page title={title} bottom={bottom}>
      <FillIn
        note={fillIn.note}
        onPaste={fillIn.show}
        onBook={fillIn.hasBook ? fillIn.takeFromBook : undefined}
        onDiscard={restored ? discard : undefined}
      />
      <View className={css.card}>
        <Field
          label='收货人'
          labelled
          placeholder='请填写收货人姓名'
          size='medium'
          className={css.field}
          value={draft.name}
          maxlength={NAME_LENGTH}
          clean={cleanName}
          autoFill='name'
          fault={faults.name}
          onType={(name) => change({ name })}
        />
        <Field
          label='手机号'
          labelled
          placeholder='请填写收货人手机号'
          size='medium'
          className={css.field}
          value={draft.mobile}
          maxlength={11}
          clean={typedPhone}
          keyboard='number'
          autoFill='tel-national'
          fault={faults.mobile}
          onType={(mobile) => change({ mobile })}
        />
        <AreaField area={draft.area} fault={faults.area} onPress={() => setChoosing(true)} />
        <DetailField
          street={draft.street}
          value={draft.detail}
          fault={faults.detail}
          onType={(detail) => change({ detail })}
        />
      </View>
      <View className={css.card}>
        <Pressable
          className={css.switch}
          role='switch'
          label='设为默认地址'
          selected={isDefault}
          disabled={initial.isDefault}
          onPress={() => change({ isDefault: !draft.isDefault })}
        >
          <View className={css.switchWords}>
            <View className={css.switchTitle}>设为默认地址</View>
            <View className={css.switchNote}>
              {initial.isDefault ? '如需更换，请将其他地址设为默认' : '下单时优先使用该地址'}
            </View>
          </View>
          <Tick on={isDefault} size='large' />
        </Pressable>
      </View>
      <AreaSheet
        open={choosing}
        code={draft.area.code || fillIn.nearest}
        onChoose={(area) => {
          setChoosing(false)
          change({ area })
        }}
        onClose={() => setChoosing(false)}
      />
      <PasteSheet
        open={fillIn.open}
        reading={fillIn.reading}
        fault={fillIn.fault}
        onRead={fillIn.read}
        onClose={fillIn.hide}
      />
    </Page>
  )
}
