import { Image, Space } from 'antd'

interface Props {
  readonly pictures: readonly string[]
}

/** Small pictures, each large after a tap; nothing where there is none. */
export const Pictures = ({ pictures }: Props) =>
  pictures.length > 0 && (
    <Image.PreviewGroup>
      <Space wrap>
        {pictures.map((picture, index) => (
          <Image key={picture} src={picture} width={40} height={40} alt={`第 ${index + 1} 张图片`} />
        ))}
      </Space>
    </Image.PreviewGroup>
  )
