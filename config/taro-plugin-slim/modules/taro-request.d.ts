import type Taro from '@tarojs/taro'

export function request(options: Taro.request.Option): Promise<unknown> & { abort(): void }
