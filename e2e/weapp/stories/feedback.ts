import { serverOrigin } from '../support/app'
import type { Story } from './hand'
import { openMy } from './member'
import { answerAtDesk } from '../../support/feedback-desk'

const WRITING = '请描述遇到的问题或您的建议，越具体越好'

/** Feedback, and its answer. */
export const FEEDBACK_STORIES: readonly Story[] = [
  {
    name: 'feedback with two pictures, one of which fails and is tried again, is answered at the desk and shown',
    async tell(open) {
      const app = await openMy(open)
      await app.see('意见反馈')
      await app.tap('意见反馈')
      await app.arrive('pages-my/feedback/index')
      const words = `兑换页一直转圈 ${Date.now()}`
      await app.tap('功能问题')
      await app.type(WRITING, words)
      await app.tap('添加图片')
      await app.see('已上传 1 张，最多 9 张')
      await app.setOnline(false)
      await app.tap('添加图片')
      await app.see('上传失败')
      await app.setOnline(true)
      await app.tap('点按重试')
      await app.see('已上传 2 张，最多 9 张')
      await app.tap('提交反馈')
      await app.see('处理中')
      await app.tap('开启提醒')
      await app.see('已开启提醒')
      expect(await app.prompts()).toContain('messages')

      await answerAtDesk(serverOrigin(), words, '已修复，请更新后再试')
      await app.follow('pages-my/feedback/index', { tab: 'mine' })
      await app.see('已修复，请更新后再试')
    }
  }
]
