import { View } from '@tarojs/components'
import { isMobile, typedPhone } from '@contract/typed/phone'
import { GiftAddress } from '@/features/address/components/gift-address'
import type { DeliveryAddress } from '@/features/address/model'
import type { MyPrize } from '@/features/lottery/model'
import { accountGroups } from '@/features/privilege/model'
import { Button } from '@/ui/button/button'
import { Field } from '@/ui/field/field'
import { Sheet } from '@/ui/sheet/sheet'
import css from './claim-sheet.module.scss'

export interface ClaimSheetProps {
  prize: MyPrize | undefined
  address: DeliveryAddress | null
  mobile: string
  isPending: boolean
  onMobile: (text: string) => void
  onAddress: () => void
  onClaim: () => void
  onClose: () => void
}

/** Claims a prize: goods need an address, a recharge needs a number, anything else nothing. */
export function ClaimSheet(props: ClaimSheetProps) {
  const { prize, address, mobile, isPending, onMobile, onAddress, onClaim, onClose } = props
  const form = prize?.form
  const isReady = form === 'address' ? address !== null : form === 'mobile' ? isMobile(mobile) : true
  return (
    <Sheet
      open={prize !== undefined}
      title={prize ? `领取${prize.prizeName}` : '领取奖品'}
      onClose={onClose}
      footer={
        <Button block size='large' guarded loading={isPending} disabled={!isReady} onPress={onClaim}>
          {form === 'mobile' && isReady ? `充值到 ${accountGroups(mobile)}` : '确认领取'}
        </Button>
      }
    >
      {form === 'address' ? <GiftAddress address={address} onPress={onAddress} /> : null}
      {form === 'mobile' ? (
        <Field
          label='充值手机号'
          labelled
          placeholder='请输入 11 位手机号'
          value={mobile}
          maxlength={11}
          clean={typedPhone}
          keyboard='number'
          autoFill='tel-national'
          fault={mobile.length === 11 && !isMobile(mobile) ? '请输入正确的手机号' : undefined}
          onType={onMobile}
        />
      ) : null}
      <View className={css.note}>
        {form === 'address'
          ? '确认后由仓库寄出，地址不能再修改'
          : form === 'mobile'
            ? '确认后立即充值，号码请核对无误'
            : '确认后券码放入兑换记录'}
      </View>
    </Sheet>
  )
}
