import { PageErrorBoundary } from '@/frame/components/page-error'

test('an error that a page hides goes on to whoever watches the app', () => {
  jest.useFakeTimers()
  new PageErrorBoundary({ title: '测试' }).componentDidCatch(new Error('this page is broken'))
  expect(() => jest.runAllTimers()).toThrow('this page is broken')
  jest.useRealTimers()
})
