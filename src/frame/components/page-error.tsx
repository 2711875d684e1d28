import { Component, type PropsWithChildren } from 'react'
import { goHome } from '@/routes/navigate'
import errorIllustration from '@/ui/illustration/illustrations/error.module.scss'
import { EmptyState } from '@/ui/empty-state/empty-state'
import { Page } from '@/ui/page/page'

interface State {
  readonly failed: boolean
}

/** An error in a page's code breaks that page, never the app: shows a message and a link home. */
export class PageErrorBoundary extends Component<PropsWithChildren<{ title: string }>, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  /** The page hides it: thrown once more, it reaches our report of errors, and WeChat's log of errors on a phone. */
  override componentDidCatch(error: Error): void {
    setTimeout(() => {
      throw error
    })
  }

  /** Re-render from the start first: on the home page, the link home leads to this same page. */
  private readonly leave = () => {
    this.setState({ failed: false })
    void goHome()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Page title={this.props.title}>
        <EmptyState
          illustration={errorIllustration}
          text='页面出现了问题'
          hint='我们会尽快修复，请先看看其他内容'
          action={{ text: '回首页', onPress: this.leave }}
        />
      </Page>
    )
  }
}
