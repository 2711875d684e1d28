import { useState } from 'react'
import { View } from '@tarojs/components'
import { compact } from '@contract/typed/code'
import { sendReturnParcel } from '@/features/aftersale/commands'
import type { AfterSale } from '@/features/aftersale/model'
import { copyText } from '@/platform/feedback/copy-text'
import { toast } from '@/platform/feedback/feedback'
import { Button } from '@/ui/button/button'
import { Chips } from '@/ui/chips/chips'
import { Fault } from '@/ui/fault/fault'
import { Field } from '@/ui/field/field'
import css from './refund.module.scss'

const CARRIERS = [
  '顺丰速运',
  '京东物流',
  '中通快递',
  '圆通速递',
  '韵达快递',
  '申通快递',
  '极兔速递',
  '邮政 EMS',
  '其他快递'
]

/** The return address and the tracking number; the number can be corrected until the parcel has arrived. */
export function ParcelForm({ request: { afterSaleId, returnTo, returnParcel } }: { request: AfterSale }) {
  const [carrier, setCarrier] = useState<string>(returnParcel?.carrier ?? CARRIERS[0] ?? '')
  const [trackingNo, setTrackingNo] = useState(returnParcel?.trackingNo ?? '')
  const [fault, setFault] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [sending, setSending] = useState(false)

  async function send() {
    const number = compact(trackingNo)
    setRefusal(undefined)
    if (!/^[A-Za-z0-9-]{6,30}$/.test(number)) return setFault('请填写正确的快递单号')
    setSending(true)
    try {
      await sendReturnParcel({ afterSaleId, carrier, trackingNo: number })
      toast('已保存')
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : '保存失败，填写的内容还在，请再试一次')
    } finally {
      setSending(false)
    }
  }
  return (
    <View className={css.card}>
      <View className={css.cardTitle}>{returnParcel ? '退货单号' : '寄回商品'}</View>
      {returnTo ? (
        <View className={css.returnTo}>
          <View className={css.text}>{returnTo}</View>
          <Button kind='plain' size='small' onPress={() => void copyText(returnTo)}>
            复制地址
          </Button>
        </View>
      ) : null}
      <Chips
        title='快递公司'
        items={CARRIERS.map((name) => ({ key: name, title: name }))}
        chosen={carrier}
        onChoose={setCarrier}
      />
      <Field
        label='快递单号'
        labelled
        placeholder='请填写快递单号'
        size='medium'
        keyboard='code'
        maxlength={30}
        clean={compact}
        value={trackingNo}
        fault={fault}
        className={css.field}
        onType={(text) => {
          setTrackingNo(text)
          setFault(undefined)
        }}
      />
      <Fault text={refusal} />
      <Button block loading={sending} onPress={() => void send()}>
        {returnParcel ? '修改单号' : '提交单号'}
      </Button>
    </View>
  )
}
