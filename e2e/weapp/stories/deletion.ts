import type { Story } from './hand'
import { openMy, typeFreshCode } from './member'

/** Whoever wants to be forgotten, and thinks better of it. */
export const DELETION_STORIES: readonly Story[] = [
  {
    name: 'whoever asks to be deleted is out at once, and by the next login may take it back',
    async tell(open) {
      const app = await openMy(open)
      await app.tap('个人信息')
      await app.arrive('pages-my/settings/index')
      await app.tap('注销账号')
      await app.type('注销', '注销')
      await app.tap('申请注销')
      expect(await app.path()).toBe('pages-my/settings/index')
      await typeFreshCode(app)
      await app.tap('申请注销')
      await app.arrive('pages/index/index')
      await app.tap('我的', -1)
      await app.tap('登录 / 注册')
      await app.see('手机号一键登录')
      await app.tap('我已阅读并同意')
      await app.tap('手机号一键登录')
      await app.see('账号正在注销')
      await app.tap('撤销注销并登录')
      await app.see(app.phone.mobile.slice(-4))
    }
  }
]
