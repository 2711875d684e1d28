import { Alert, Button, Modal } from 'antd'
import { saveFile } from '../../lib/save-file'

/** A batch whose file was given just now. */
export interface MadeBatch {
  readonly name: string
  readonly count: number
  readonly firstNo: string
  readonly lastNo: string
  /** Armored age file. */
  readonly file: string
}

interface Props {
  readonly batch: MadeBatch
  readonly onClose: () => void
}

/** Characters that no file name has on every system. */
const UNFIT = /[\\/:*?"<>|]/g

/** Saves the encrypted codes on the device. */
export const saveCodes = ({ name, file }: MadeBatch): void =>
  saveFile(`卡批次-${name.replace(UNFIT, '_')}.csv.age`, file, 'text/plain;charset=utf-8')

/** Says that the file was given, and gives it again as long as this is open. */
export const FileDialog = ({ batch, onClose }: Props) => (
  <Modal
    title='卡批次已生成'
    open
    maskClosable={false}
    onCancel={onClose}
    footer={[
      <Button key='again' onClick={() => saveCodes(batch)}>
        再次保存文件
      </Button>,
      <Button key='done' type='primary' onClick={onClose}>
        文件已保存，关闭
      </Button>
    ]}
  >
    <p>
      {batch.name}，{batch.count} 张，卡号 <span className='numbers'>{batch.firstNo}</span> 至{' '}
      <span className='numbers'>{batch.lastNo}</span>
    </p>
    <Alert
      type='warning'
      showIcon
      message='加密文件已下载，请确认已保存后再关闭：激活码只给出这一次，关闭后无法再次取得'
    />
  </Modal>
)
