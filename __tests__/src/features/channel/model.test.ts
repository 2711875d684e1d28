import { isPhoneMasked, parseChannelConfig, SAFE_CONFIG } from '@/features/channel/model'

const config = (value: unknown) => parseChannelConfig(JSON.stringify(value))

describe('configData', () => {
  it.each([
    '',
    'null',
    '[]',
    '{',
    '"text"',
    '42',
    '{"tabbar":{}}',
    '{"tabbar":[null,7,{"componentName":"X"}]}'
  ])('broken as %s is as the safe one', (text) => expect(parseChannelConfig(text)).toEqual(SAFE_CONFIG))

  it('is taken as it is where it is whole', () => {
    const own = { icon: '/assets/m.png', activedIcon: '/assets/m-on.png', path: 'pages/movieList/index' }
    const tabbar = [{ ...SAFE_CONFIG.tabbar[1], ...own, isHot: true }]
    const whole = {
      tabbar,
      basic: { isNeedLocation: 1 },
      showPhone: {
        isShowDesensitizedPhoneC: false,
        desensitizedPhoneBylabels: [{ labelId: '7', isDesensitized: true }]
      }
    }
    expect(config(whole)).toEqual(whole)
  })

  it('asks for the location only by the number 1', () => {
    expect(config({ basic: { isNeedLocation: 1 } }).basic.isNeedLocation).toBe(1)
    for (const other of [0, '1', true, 2]) {
      expect(config({ basic: { isNeedLocation: other } }).basic.isNeedLocation).toBe(0)
    }
  })

  it('one broken part leaves the others as they are', () => {
    const mixed = config({ tabbar: 'none', basic: { isNeedLocation: 1 } })
    expect(mixed.tabbar).toEqual(SAFE_CONFIG.tabbar)
    expect(mixed.basic.isNeedLocation).toBe(1)
  })
})

describe('phone masking depends on the channel config and the stored label id', () => {
  const rule = config({
    showPhone: {
      isShowDesensitizedPhoneC: false,
      desensitizedPhoneBylabels: [{ labelId: 'vip', isDesensitized: true }]
    }
  })
  it.each([
    [rule, undefined, false],
    [rule, 'vip', true],
    [rule, 'other', false],
    [SAFE_CONFIG, undefined, true]
  ])('%#', (channel, labelId, masked) => expect(isPhoneMasked(channel, labelId)).toBe(masked))
})
