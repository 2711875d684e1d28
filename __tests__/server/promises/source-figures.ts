/** Figures that texts of the app and the server say, and the constants that they have to be. */
export interface SaidFigure {
  /** What the text says, the figure as `{}`. */
  readonly says: string
  /** Where the code has it: file and constant; how many of the constant's one of the text's is, 1 where it is left out. */
  readonly is: readonly [file: string, name: string, unit?: number]
}

const TERMS = 'server/domain/terms.ts'
const STORED = 'src/platform/storage/stored-values.ts'

export const SOURCE_FIGURES: readonly SaidFigure[] = [
  { says: '{} 天内再次登录可以撤销', is: [TERMS, 'ACCOUNT_UNDO_DAYS'] },
  { says: '满 {} 天后', is: [TERMS, 'ACCOUNT_UNDO_DAYS'] },
  { says: '申请注销账号（{} 天内登录可撤销）', is: [TERMS, 'ACCOUNT_UNDO_DAYS'] },
  { says: '下单 {} 分钟未付将释放', is: [TERMS, 'HOLD_MINUTES'] },
  { says: '最长 {} 天，退出登录或申请注销时立即删除', is: [TERMS, 'SESSION_DAYS'] },
  {
    says: '自上次登录起 {} 天',
    is: ['server/domain/periods.ts', 'PROVEN_DEVICE_DAYS']
  },
  { says: '访问记录 {} 个月', is: [TERMS, 'VISIT_MONTHS'] },
  { says: '消息 {} 天，开关', is: ['server/domain/periods.ts', 'REMINDER_DAYS'] },
  { says: '对话保留 {} 天，您可以随时删除。', is: [TERMS, 'CONVERSATION_DAYS'] },
  { says: '消息 {} 天', is: ['server/domain/periods.ts', 'REMINDER_DAYS'] },
  { says: '只在您的设备上保存 {} 天', is: [STORED, 'DAY_MS', 86_400_000] }
]

/** Where a figure in a text is none that code of ours has to keep, and why. */
export const FIGURES_OF_NOTHING: readonly (readonly [text: string, why: string])[] = [
  ['11 位手机号', 'numbers in China are that long'],
  ['短信里收到的 6 位数字', 'words for 验证码; the schema refuses any other'],
  ['50 元以下', 'a range to look for goods in, not a limit'],
  ['50–200 元', 'the same'],
  ['200 元以上', 'the same'],
  ['每实付 1 元得', 'the unit that points are counted by'],
  ['不足 1 元的部分不计', 'the same'],
  ['2 到 20 个字', 'the schema of the call has it'],
  ['12 至 20 位', 'the schema of the call has it'],
  ['使用本期 1 次领取机会', 'one tap takes one'],
  ['6–15 位', 'how long a passport number is, refused by the form beside it'],
  ['加 8 位数字', 'the same of travel permits'],
  ['应为 8 位数字', 'the same'],
  ['1 至 30 个字', 'the form of a name has it (cleanNickname)'],
  ['免单, 2 张', 'an example for operators'],
  ['不少于 3 年', 'the law, named beside it'],
  ['server/domain/promises/', 'the registry itself, which its own tests hold']
]
