import { MAX_BATCH_CARDS } from '@contract/console/limits'
import { dayOf } from '@contract/time'
import { Form, Input, InputNumber } from 'antd'
import { useRead } from '../../api/use-read'
import { ChoiceField } from '../../parts/choice-field'

/** What a batch is to be. */
export function MakeFields() {
  const { data } = useRead('printableCards', {})
  return (
    <>
      <ChoiceField
        name='cardId'
        label='会员卡'
        options={data?.items.map(({ cardId, name }) => ({ value: cardId, label: name })) ?? []}
        asks='请选择会员卡'
      />
      <Form.Item
        name='name'
        label='批次名称或用途'
        rules={[{ required: true, whitespace: true, message: '请填写批次名称' }]}
      >
        <Input maxLength={60} autoComplete='off' placeholder='如：2026 年会礼品' />
      </Form.Item>
      <Form.Item name='count' label='数量' rules={[{ required: true, message: '请填写数量' }]}>
        <InputNumber
          min={1}
          max={MAX_BATCH_CARDS}
          precision={0}
          addonAfter={`张，最多 ${MAX_BATCH_CARDS}`}
          style={{ width: '100%' }}
        />
      </Form.Item>
      <Form.Item
        name='lastDay'
        label='激活截止日期（含当天）'
        rules={[{ required: true, message: '请选择截止日期' }]}
      >
        <Input type='date' min={dayOf(Date.now())} />
      </Form.Item>
      <Form.Item
        name='recipient'
        label='接收方公钥（age）'
        extra='由印制方用 age-keygen 生成，以 age1 开头。文件只有持对应私钥的人能打开，请勿填写私钥'
        rules={[
          { required: true, whitespace: true, message: '请填写以 age1 开头的公钥' },
          // a private key that somebody pastes does not leave the browser
          { pattern: /^\s*age1/i, message: '这不是公钥，请填写以 age1 开头的公钥' }
        ]}
      >
        <Input.TextArea maxLength={100} autoComplete='off' autoSize={{ minRows: 2 }} />
      </Form.Item>
    </>
  )
}
