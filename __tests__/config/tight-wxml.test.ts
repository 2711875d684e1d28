import { defaulted, heard, shortened, tightened } from '../../config/tight-wxml'

test('blanks between tags go, what is read stays', () => {
  const wxml = `<template name="a">\n  <view class="{{i.cl}}"  id="x">\n    <template is="b" />\n  </view>\n</template>\n`
  expect(tightened(wxml)).toBe(
    '<template name="a"><view class="{{i.cl}}" id="x"><template is="b" /></view></template>\n'
  )
})

test('words between tags, and a blank inside an expression, stay', () => {
  const wxml = `<text>{{i.v}} and more</text>\n<view wx:if="{{a && b}}">{{xs.b(i.p1, 0)}}</view>`
  expect(tightened(wxml)).toBe(
    '<text>{{i.v}} and more</text><view wx:if="{{a && b}}">{{xs.b(i.p1, 0)}}</view>'
  )
})

test('the address of a drawing keeps its drawing', () => {
  const icon = (head: string) => `.icon{-webkit-mask:url("${head},%3Csvg xmlns='a'%3E%3C/svg%3E") center}`
  expect(shortened(icon('data:image/svg+xml;charset=utf-8'))).toBe(icon('data:image/svg+xml'))
})

test('text that is not set is empty and not null, of which WeChat warns; everything else stays as it is', () => {
  const swiper = '<swiper-item item-id="{{i.p0}}" class="{{i.cl}}"></swiper-item>'
  expect(defaulted(swiper)).toBe(`<swiper-item item-id="{{i.p0||''}}" class="{{i.cl}}"></swiper-item>`)
  expect(defaulted('<button size="{{i.p18}}" type="{{i.p19}}">')).toBe(
    `<button size="{{i.p18}}" type="{{i.p19||'default'}}">`
  )
  expect(defaulted(`<input type="{{i.p24||''}}" maxlength="{{xs.b(i.p10,140)}}">`)).toBe(
    `<input type="{{i.p24||''}}" maxlength="{{xs.b(i.p10,140)}}">`
  )
})

test('events that nothing of the package listens to go; a tap, what catches, and what a script names in any way stay', () => {
  const view =
    '<view bindtap="eh" bindtouchstart="eh" catchtouchmove="eh" bindanimationend="eh" bindtransitionend="eh" bindlong-press="eh" id="x"></view>'
  const scripts = ['e({onTouchStart:t})', 'n.addEventListener("transitionend",f)']
  expect(heard(view, scripts)).toBe(
    '<view bindtap="eh" bindtouchstart="eh" catchtouchmove="eh" bindtransitionend="eh" id="x"></view>'
  )
  // a package that listens brings it back
  expect(heard(view, [...scripts, 'e({onAnimationEnd:t,onLongPress:t})'])).toBe(view)
})
