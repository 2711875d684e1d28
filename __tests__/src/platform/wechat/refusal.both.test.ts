import { refusalOf } from '@/platform/wechat/refusal'

test.each([
  [{ errMsg: 'getLocation:fail privacy permission is not authorized', errno: 104 }, 'privacy'],
  [{ errMsg: 'chooseAddress:fail privacy permission is not authorized' }, 'privacy'],
  [{ errMsg: 'chooseMedia:fail privacy permission is not authorized in gap' }, 'privacy'],
  [{ errMsg: 'chooseMedia:fail privacy permission is not authorized', errno: 103 }, 'privacy'],
  [{ errMsg: 'saveImageToPhotosAlbum:fail auth deny' }, 'denied'],
  [{ errMsg: 'saveImageToPhotosAlbum:fail authorize:fail' }, 'denied'],
  [{ errMsg: 'authorize:fail auth deny', errno: 103 }, 'denied'],
  [{ errMsg: 'getPhoneNumber:fail user deny' }, 'denied'],
  [new Error('User denied Geolocation'), 'denied'],
  [
    { errMsg: 'getPhoneNumber:fail api scope is not declared in the privacy agreement', errno: 112 },
    'unavailable'
  ],
  [{ errMsg: 'setClipboardData:fail api scope is not declared in the privacy agreement' }, 'unavailable'],
  [{ errMsg: 'chooseMessageFile:fail appid privacy api banned' }, 'unavailable'],
  [
    { errMsg: 'getLocation:fail the api need to be declared in the requiredPrivateInfos field in app.json' },
    'unavailable'
  ],
  [{ errMsg: 'getLocation:fail system permission denied', errno: 3 }, 'unavailable'],
  [{ errMsg: 'getLocation:fail:system permission denied' }, 'unavailable'],
  [{ errMsg: 'getLocation:fail:ERROR_NOCELL&WIFI_LOCATIONSWITCHOFF' }, 'unavailable'],
  [{ errMsg: 'getPhoneNumber:fail jsapi has no permission', errno: 1400001 }, 'unavailable'],
  [new Error('device nonsupport geolocation'), 'unavailable'],
  [{ errMsg: 'chooseAddress:fail cancel' }, 'closed'],
  [{ errMsg: 'scanCode:fail cancel' }, 'closed'],
  [{ errMsg: 'saveImageToPhotosAlbum:fail file not found' }, 'failed'],
  [undefined, 'failed']
] as const)('%j is %s', (error, refusal) => {
  expect(refusalOf(error)).toBe(refusal)
})
