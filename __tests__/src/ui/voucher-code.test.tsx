import { codeGroups } from '@/ui/voucher-code/code-groups'
import { barcodeModules, barcodePicture, qrPicture } from '@/ui/voucher-code/code-pictures'
import { qrModules } from '@/ui/voucher-code/qr-modules'
import { VoucherCode } from '@/ui/voucher-code/voucher-code'
import { find, render, tap, text } from '../../support/mount.h5'

const svgOf = (address: string) =>
  new DOMParser().parseFromString(decodeURIComponent(address.split(',')[1] ?? ''), 'image/svg+xml')
    .documentElement

/** Widths of bars and gaps in turn: how a scanner sees a barcode. */
const widths = (modules: readonly boolean[]) =>
  modules
    .map((bar) => (bar ? '1' : '0'))
    .join('')
    .match(/1+|0+/g)
    ?.map((run) => run.length)

it('Code 128 starts, stops and has 11 modules a symbol', () => {
  const modules = barcodeModules('PRIV-01') ?? []
  // Start B is 211214, stop is 2331112; start, seven letters, check symbol, stop
  expect(widths(modules)?.slice(0, 6)).toEqual([2, 1, 1, 2, 1, 4])
  expect(widths(modules)?.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2])
  expect(modules).toHaveLength(11 * (1 + 7 + 1) + 13)
})

it('Code 128 packs digits in pairs', () => {
  expect(barcodeModules('12345678')).toHaveLength(11 * (1 + 4 + 1) + 13)
})

it('there is no barcode for what Code 128 cannot carry', () => {
  expect(barcodePicture('券码')).toBeUndefined()
  expect(barcodePicture('')).toBeUndefined()
})

it('the QR code is square with a finder in three corners', () => {
  const rows = qrModules('PC20261121ABCD88')
  const size = rows.length
  expect(rows.every((row) => row.length === size)).toBe(true)
  const finder = (top: number, left: number) =>
    rows.slice(top, top + 7).map((row) =>
      row
        .slice(left, left + 7)
        .map(Number)
        .join('')
    )
  const expected = ['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']
  for (const corner of [finder(0, 0), finder(0, size - 7), finder(size - 7, 0)])
    expect(corner).toEqual(expected)
})

it('pictures are SVG with quiet ground, and one run a bar', () => {
  const bars = svgOf(barcodePicture('AB') ?? '')
  const modules = barcodeModules('AB') ?? []
  expect(bars.getAttribute('viewBox')).toBe(`0 0 ${modules.length + 20} 1`)
  const path = bars.querySelectorAll('path')[1]?.getAttribute('d') ?? ''
  expect(path.match(/M/g)).toHaveLength(widths(modules)!.filter((_, index) => index % 2 === 0).length)
  expect(path.startsWith('M10 0h2v1')).toBe(true)
  const size = qrModules('AB').length + 8
  expect(svgOf(qrPicture('AB')).getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`)
})

it('groups of four, whatever hyphens the source has', () => {
  expect(codeGroups('AB12CD34E')).toEqual(['AB12', 'CD34', 'E'])
  expect(codeGroups('ab-12 cd34')).toEqual(['ab12', 'cd34'])
  expect(codeGroups('')).toEqual([])
})

it('shows the code in groups with both pictures and copies it whole', async () => {
  const copy = jest.fn(() => true)
  document.execCommand = copy
  await render(<VoucherCode code='AB12CD34' until='2026.12.31 前有效' />)
  expect(find('[aria-label="AB12 CD34"]').children).toHaveLength(2)
  expect(text()).toContain('2026.12.31 前有效')
  expect(document.querySelectorAll('img[src^="data:image/svg"]')).toHaveLength(2)
  await tap(find('[aria-label=复制券码]'))
  expect(copy).toHaveBeenCalledWith('copy')
  expect(text()).toContain('已复制')
})
