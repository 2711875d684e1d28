/** As they are said; nothing is said of a page. */
export const SPOKEN: Readonly<Record<string, string>> = {
  alert: '提醒',
  alertdialog: '对话框',
  button: '按钮',
  checkbox: '复选框',
  dialog: '对话框',
  document: '网页',
  group: '组',
  heading: '标题',
  img: '图像',
  link: '链接',
  list: '列表',
  option: '选项',
  progressbar: '进度条',
  radio: '单选按钮',
  radiogroup: '单选组',
  region: '区域',
  slider: '滑块',
  status: '状态',
  switch: '开关',
  tab: '标签页',
  tablist: '标签栏',
  textbox: '文本框'
}

/**
 * Roles that are one stop: what is in them is presentational (ARIA, "Children Presentational") or read as the name, and cannot be
 * reached by itself.
 */
const SINGLE: ReadonlySet<string> = new Set([
  'button',
  'checkbox',
  'document',
  'heading',
  'img',
  'link',
  'option',
  'progressbar',
  'radio',
  'slider',
  'switch',
  'tab',
  'textbox'
])

/** Those with which nothing can be done. */
const STILL: ReadonlySet<string> = new Set(['document', 'heading', 'img', 'progressbar'])

/** Whether a role is one stop. */
export const isSingle = (role: string): boolean => SINGLE.has(role)

/** Whether one of this role does something. */
export const isActionable = (role: string): boolean => SINGLE.has(role) && !STILL.has(role)
