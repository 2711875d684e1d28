/** Codes are read from the camera's picture, here by the library: Chromium on Linux cannot by itself, like Safari and Firefox. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { barriers } from '../h5/support/reading/barriers'
import { appOrigin, putPhonesAway, takePhone } from '../h5/support/phone'
import { cameraShowing } from './support/camera'
import { hire, POCKET, typeLogin } from './support/staff'
import { buyVoucher, LATTE_STORE } from './support/voucher'

const folder = mkdtempSync(path.join(tmpdir(), 'camera-'))
afterAll(async () => {
  await putPhonesAway()
  rmSync(folder, { recursive: true })
})

test('a code before the camera is read, with our own files alone; without permission the number is typed', async () => {
  const [{ number }, worker] = await Promise.all([buyVoucher(), hire('shop', ['--stores', LATTE_STORE])])
  const { page, context, problems } = await takePhone(
    POCKET,
    cameraShowing(number, path.join(folder, 'code.y4m')),
    // a Chromium without windows has no cameras
    { executablePath: process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium' }
  )
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await typeLogin(page, worker, '/shop')
  expect(await page.evaluate(() => 'BarcodeDetector' in window)).toBe(false)

  await context.clearPermissions()
  await page.getByRole('button', { name: /扫\s*码/ }).click()
  await page.getByText(/没有摄像头权限/).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('button', { name: '关闭摄像头' }).click()
  await page.getByLabel('券码或票号').waitFor()

  await context.grantPermissions(['camera'], { origin: appOrigin() })
  await page.getByRole('button', { name: /扫\s*码/ }).click()
  await page.getByText('经典拿铁 1 杯').waitFor()
  await page.getByLabel('没有扫码的原因').waitFor()
  expect(asked.filter((url) => url.endsWith('.wasm'))).toHaveLength(1)
  expect(asked.filter((url) => !url.startsWith(appOrigin()) && !url.startsWith('data:'))).toEqual([])
  expect(await barriers(page)).toEqual([])
  expect(problems).toEqual([])
})
