import Taro from '@tarojs/taro'

/** WeChat delivers a message to whoever has subscribed to one of its template. */
export const canSubscribe = (): boolean => true

/**
 * Has WeChat ask for one message of each of these templates, three at most; call it right in the handler of a tap. Gives those that
 * the user accepts: none if they refuse, or have switched messages off.
 */
export async function askToSubscribe(templateIds: readonly string[]): Promise<string[]> {
  try {
    const given = await Taro.requestSubscribeMessage({ tmplIds: [...templateIds], entityIds: [] })
    const answers = Object.fromEntries(Object.entries(given))
    return templateIds.filter((id) => answers[id] === 'accept')
  } catch {
    return []
  }
}
