import type { Story } from './hand'
import { openMy } from './member'

const LIST = 'pages-secondary/questionnaire/index'
const DETAIL = 'pages-secondary/questionnaireDetail/index'

/** A questionnaire, from 我的 to its points. */
export const QUESTIONNAIRE_STORIES: readonly Story[] = [
  {
    name: 'a questionnaire that branches: reloaded in the middle, read over, sent, its points among the entries',
    async tell(open) {
      const app = await openMy(open)
      await app.see('问卷')
      await app.tap('问卷')
      await app.arrive(LIST)
      await app.see('填写可得 200 积分')
      await app.tap('您的周末，怎么过？')
      await app.arrive(DETAIL)
      await app.see('开始填写')
      await app.tap('开始填写')
      await app.see('第 1 题，共 10 题')
      await app.tap('下一题')
      await app.see('请选择一项')
      await app.tap('每周都用')
      await app.tap('下一题')
      await app.see('2. 最近三个月')
      await app.tap('餐饮美食')
      await app.tap('下一题')
      await app.see('3. 总体来说')
      await app.tap('4 分')
      await app.tap('下一题')
      // who is satisfied is not asked what is wrong
      await app.see('4. 您最近一次到店')
      const phone = await app.remember()
      await app.close()

      const again = await open({ phone, path: DETAIL, query: { questionnaireId: 'weekend-habits' } })
      await again.see('4. 您最近一次到店')
      await again.tap('下一题')
      await again.see('可选的权益')
      for (const nth of [0, 1, 2]) await again.tap('满意', nth)
      await again.tap('下一题')
      await again.see('下个周末')
      await again.tap('在家待着')
      await again.tap('下一题')
      await again.see('还有什么想对我们说的')
      await again.tap('去核对')
      await again.see('请核对您的答案')
      await again.tap('提交问卷')
      await again.see('感谢您的回答')
      await again.tap('查看积分')
      await again.arrive('pagesA/pointSetting/index')
      await again.see('问卷奖励')
      await again.see('+200')
    }
  }
]
