/**
 * WeChat's form 用户隐私保护指引: what a mini-program has to declare for each interface that it calls. Whatever is
 * called without being declared is refused (errno 112), and the form must be complete before a version is reviewed.
 */

/** One kind of information of the form, with the interfaces by which WeChat gives it. */
export interface FormEntry {
  /** Its name in the form. */
  readonly name: string
  /** WeChat's `privacy_key`, for whoever declares it by `setPrivacySetting`; only of those that are declared. */
  readonly key?: string
  /** Calls of `wx`, a button's `open-type`, an input's `type`, or the tag of a component, as WeChat lists them. */
  readonly interfaces: readonly string[]
  /** What this product needs it for; undefined where it does not. */
  readonly purpose?: string
}

/** The whole form, in WeChat's order. */
export const WECHAT_FORM: readonly FormEntry[] = [
  {
    name: '昵称、头像',
    key: 'UserInfo',
    interfaces: ['chooseAvatar', 'nickname', 'getUserInfo', 'getUserProfile'],
    purpose: '展示您在个人信息里设置的头像和昵称'
  },
  {
    name: '位置信息',
    key: 'Location',
    interfaces: [
      'getLocation',
      'getFuzzyLocation',
      'startLocationUpdate',
      'startLocationUpdateBackground',
      'moveToLocation'
    ],
    purpose: '展示附近的商户、所在城市'
  },
  { name: '选择的位置信息', interfaces: ['choosePoi', 'chooseLocation'] },
  {
    name: '地址',
    key: 'Address',
    interfaces: ['chooseAddress'],
    purpose: '从微信导入收货地址，寄送实物商品和奖品'
  },
  { name: '发票信息', interfaces: ['chooseInvoiceTitle', 'chooseInvoice'] },
  { name: '微信运动步数', interfaces: ['getWeRunData'] },
  {
    name: '手机号',
    key: 'PhoneNumber',
    interfaces: ['getPhoneNumber', 'getRealtimePhoneNumber'],
    purpose: '注册登录、发送订单通知、识别同一账号'
  },
  { name: '车牌号', interfaces: ['chooseLicensePlate'] },
  {
    name: '选中的照片或视频信息',
    key: 'Album',
    interfaces: ['chooseMedia', 'chooseImage', 'chooseVideo'],
    purpose: '在意见反馈、售后申请和问卷中添加图片'
  },
  { name: '选中的文件', interfaces: ['chooseMessageFile'] },
  { name: '麦克风', interfaces: ['startRecord', 'getRecorderManager', 'joinVoIPChat', '<live-pusher'] },
  { name: '摄像头', interfaces: ['createVKSession', 'createCameraContext', '<camera', '<voip-room'] },
  { name: '蓝牙', interfaces: ['openBluetoothAdapter', 'createBLEPeripheralServer'] },
  {
    name: '相册（仅写入）权限',
    key: 'AlbumWriteOnly',
    interfaces: ['saveImageToPhotosAlbum', 'saveVideoToPhotosAlbum'],
    purpose: '把分享海报和素材图片保存到相册'
  },
  { name: '通讯录（仅写入）权限', interfaces: ['addPhoneContact'] },
  { name: '日历（仅写入）权限', interfaces: ['addPhoneCalendar', 'addPhoneRepeatCalendar'] },
  { name: '加速传感器', interfaces: ['startAccelerometer'] },
  { name: '磁场传感器', interfaces: ['startCompass'] },
  { name: '方向传感器', interfaces: ['startDeviceMotionListening'] },
  { name: '陀螺仪传感器', interfaces: ['startGyroscope'] },
  {
    name: '剪切板',
    key: 'Clipboard',
    interfaces: ['setClipboardData', 'getClipboardData'],
    purpose: '写入您点“复制”的内容，从不读取'
  }
]

/** Interfaces that are personal too, and have no place in the form: WeChat’s own screens explain them. */
export const NOT_IN_FORM: readonly string[] = ['login', 'requestPayment', 'openLocation', 'scanCode']

/** The interfaces of the form that the mini-program ships; a test holds them against the build. */
export const SHIPPED_INTERFACES: readonly string[] = [
  'chooseAddress',
  'chooseAvatar',
  // in the uploader of NutUI; our pages choose by chooseMedia
  'chooseImage',
  'chooseMedia',
  'getLocation',
  'getPhoneNumber',
  'nickname',
  'saveImageToPhotosAlbum',
  'setClipboardData'
]
