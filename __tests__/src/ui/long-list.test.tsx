import { View } from '@tarojs/components'
import { chunksOf } from '@/ui/long-list/chunks'
import { LongList } from '@/ui/long-list/long-list'
import { render } from '../../support/mount.h5'

const rows = (count: number) => Array.from({ length: count }, (_, no) => no)

it('cuts rows into tens, and gives the first of them', () => {
  expect(chunksOf(rows(23)).map(({ length }) => length)).toEqual([10, 10, 3])
  expect(chunksOf(rows(23), 2).flat()).toEqual(rows(20))
  expect(chunksOf(rows(20), 9)).toHaveLength(2)
  expect(chunksOf([])).toEqual([])
})

it('a browser has all rows, with the words of each, whose place is that in the list', async () => {
  await render(
    <LongList rows={rows(25)} className='rows'>
      {(no, place) => <View key={no}>{`${no}=${place} `}</View>}
    </LongList>
  )
  expect(document.body.textContent).toBe(
    rows(25)
      .map((no) => `${no}=${no} `)
      .join('')
  )
  expect(document.body.querySelectorAll('.rows')).toHaveLength(3)
})
