import { Text, View } from '@tarojs/components'

export default function Index() {
  return (
    <View>
      <Text>权益中心</Text>
    </View>
  )
}
