import { CONVERSATION_DAYS } from '../terms'
import { t, type PersonalKind } from './kind'

const OF_TALK = 't.conversation_id in (select id from assistant_conversations where member_id = $1)'

/** What somebody entered, where they are, and what the device records. */
export const LABELS: readonly PersonalKind[] = [
  {
    id: 'feedback',
    what: '意见反馈的内容、图片和联系方式',
    purpose: '回复您的反馈、改进服务',
    basis: '单独同意',
    asked: '您提交反馈时',
    shown: '意见反馈',
    life: '账号存续期间；申请注销满 15 天后删除',
    to: [],
    ending: '删除',
    tables: [
      t(
        'feedbacks',
        '意见反馈',
        'kind:类型 content:内容 pictures:图片 contact:联系方式 answer:回复 answered_at:回复时间 created_at:提交时间',
        'id member_id channel_code request_key'
      )
    ],
    device: ['feedbackDraft']
  },
  {
    id: 'questionnaire',
    what: '问卷的回答',
    purpose: '了解需求、发放答题奖励',
    basis: '单独同意',
    asked: '您填写问卷时',
    shown: '问卷',
    life: '账号存续期间；申请注销满 15 天后删除',
    to: [],
    ending: '删除',
    tables: [
      t(
        'questionnaire_responses',
        '问卷',
        'state:状态 answers:回答 points_given:所得积分 started_at:开始时间 done_at:提交时间',
        'member_id questionnaire_id version channel_code last_at coupon_receive_id request_key saved_at'
      )
    ],
    device: ['questionnaireDrafts']
  },
  {
    id: 'assistant',
    what: '与智能客服的对话',
    purpose: '回答问题、转人工时让客服了解情况',
    basis: '履行合同所必需',
    asked: '您发出第一条消息时',
    shown: '智能客服',
    life: `最后一条消息后 ${CONVERSATION_DAYS} 天，您可以随时删除；申请注销满 15 天后删除`,
    to: ['assistant'],
    ending: '删除',
    tables: [
      t(
        'assistant_conversations',
        '客服对话',
        'title:标题 order_no:订单号 state:状态 created_at:开始时间',
        'id member_id visitor_hash channel_code said_at waits_since agent_id agent_name closed_at'
      ),
      t(
        'assistant_messages',
        '客服消息',
        'sender:发言方 body:内容 good:评价 reason:评价原因 at:时间',
        'id seq conversation_id state found sources suggestions request_key held_until agent_id agent_name',
        OF_TALK
      )
    ],
    device: ['assistantTalk']
  },
  {
    id: 'location',
    what: '位置信息',
    purpose: '展示附近的商户、所在城市；不保存到服务器',
    basis: '单独同意',
    asked: '渠道需要位置时，由系统询问；拒绝后可手动选择城市',
    shown: '首页顶部的城市',
    life: '只在您的设备上保存 1 天；选定的城市保存到您清除缓存',
    to: ['map'],
    ending: '删除',
    tables: [],
    device: ['place', 'placeCity', 'chosenCity', 'recentCities', 'cities'],
    apis: ['getLocation', 'openLocation']
  },
  {
    id: 'clipboard',
    what: '剪贴板',
    purpose: '只写入您点“复制”的内容，从不读取',
    basis: '单独同意',
    asked: '您点“复制”时',
    shown: '复制后有提示',
    life: '不保存',
    to: [],
    ending: '删除',
    tables: [],
    apis: ['setClipboardData']
  },
  {
    id: 'camera',
    what: '摄像头（扫码）',
    purpose: '扫描卡券和激活码；画面不上传',
    basis: '单独同意',
    asked: '您点“扫一扫”时，由系统询问',
    shown: '扫码页面',
    life: '不保存',
    to: [],
    ending: '删除',
    tables: [],
    apis: ['scanCode']
  },
  {
    id: 'visit',
    what: '设备标识与访问记录',
    purpose: '统计访问、防止恶意领取、推荐看过的权益',
    basis: '服务安全与统计',
    asked: '隐私政策中告知；设备标识是随机数，不读取硬件信息',
    shown: '不展示',
    life: '访问记录 6 个月；看过的权益在申请注销满 15 天后删除',
    to: [],
    ending: '删除',
    tables: [
      t(
        'visits',
        '访问记录',
        'kind:类型 path:页面 platform:平台 at:时间',
        'id device_id member_id channel_code source distributor label_id detail day'
      ),
      t('privilege_views', '看过的权益', 'privilege_id:权益编号 times:次数 seen_at:最近时间', 'member_id'),
      t(
        'idempotency_keys',
        '防止重复提交的记录',
        'endpoint:操作 created_at:时间',
        'scope key request_hash response status runner lease_until',
        't.scope = $1'
      ),
      t(
        'waiting_places',
        '抢购时的排队',
        'joined_at:排队时间 admitted_at:轮到时间 ordered_at:下单时间 quantity:数量',
        'sku_id member_id place request_key'
      )
    ],
    device: ['deviceId', 'channelCode', 'source', 'look', 'elder', 'keptHome']
  }
]
