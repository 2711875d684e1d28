import path from 'node:path'
import { complianceDocument, wechatGuide } from '../../server/domain/personal-data/documents'

const root = path.join(__dirname, '../..')

/** The documents generated from the table of personal data. */
export const complianceFiles = (): readonly { readonly file: string; readonly text: string }[] => [
  { file: path.join(root, 'docs/compliance.md'), text: complianceDocument() },
  { file: path.join(root, 'docs/wechat-privacy-guide.md'), text: wechatGuide() }
]
