import Taro from '@tarojs/taro'
import type { Material } from '@/features/distribution/model'
import Materials from '@/pages-activities/materials/index'
import { Around } from '../../support/around'
import { eventually } from '../../support/eventually'
import { fakeApi, ok } from '../../support/fake-api'
import { control, findText, mountPage, tap, text } from '../../support/mount.h5'
import { stagePage } from '../../support/page-stage'

const CODE = 'ABCD2345'
const LINK = `http://localhost/pages-activities/distributionActivity/index?invite=${CODE}&channel=main`

let list: Material[]
let state: string
const kept: string[] = []
const copied: string[] = []

jest.mock('@/platform/screen/board', () => ({
  openBoard: () => {
    let from = ''
    return {
      context: { drawImage: () => undefined },
      load: (url: string) => {
        from = url
        return Promise.resolve({ width: 600, height: 600 })
      },
      finish: () => Promise.resolve(`painted ${from}`)
    }
  }
}))
jest.mock('@/platform/device/album', () => ({
  canSavePictures: () => true,
  SAVE_TEXT: '保存图片',
  SAVED_TEXT: '图片已保存',
  savePicture: (address: string, name: string) => {
    kept.push(`${name} ${address}`)
    return Promise.resolve('saved')
  },
  openAlbumSettings: () => Promise.resolve(true)
}))
jest.mock('@/platform/feedback/copy-text', () => ({
  copyText: (words: string) => {
    copied.push(words)
    return Promise.resolve()
  }
}))

stagePage()
beforeEach(() => {
  list = [
    { materialId: 'a', title: '朋友圈文案', text: '来看看\n{link}', picture: null },
    { materialId: 'b', title: '新茶', text: '', picture: '/tea.webp' }
  ]
  state = 'running'
  kept.length = 0
  copied.length = 0
})

async function open() {
  const sent = fakeApi({
    getCampaign: () => ok({ campaign: { title: '邀请好友', state } }),
    openInvitation: () => ok({ code: CODE }),
    listMaterials: () => ok({ list })
  })
  await mountPage(Materials, { path: 'pages-activities/materials/index', query: {}, App: Around })
  return sent
}

it('a text is copied with the member’s own link in it; a picture is kept as one that every album takes', async () => {
  await open()
  await eventually(() => findText('复制文案'))
  expect(text()).toContain(`来看看\n${LINK}`)
  expect(text()).toContain('素材中的链接已带上您的邀请码')
  await tap(control('复制文案 朋友圈文案'))
  expect(copied).toEqual([`来看看\n${LINK}`])
  await tap(control('保存图片 新茶'))
  await eventually(() => expect(kept).toHaveLength(1))
  expect(kept[0]).toMatch(/^新茶\.?\w* painted .*\/tea\.webp$/)
})

it('while no campaign runs the links carry no code, and it is said that they count for nothing', async () => {
  state = 'ended'
  const sent = await open()
  await eventually(() => findText('活动未在进行中，素材中的链接暂不计佣金'))
  expect(text()).not.toContain('invite=')
  expect(sent.map(({ name }) => name)).not.toContain('openInvitation')
})

it('without any it leads to the poster', async () => {
  list = []
  await open()
  await eventually(() => findText('暂无推广素材'))
  await tap('去生成海报')
  expect(Taro.navigateTo).toHaveBeenCalledWith({ url: '/pages-activities/distributionActivity/index' })
})
