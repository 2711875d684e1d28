import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { CodeForm } from './sections/code-form'
import { CodePreview, PreviewBar } from './sections/code-preview'
import { MyGrants } from './sections/my-grants'
import { useCodeActivation } from './use-code-activation'

const PATH = 'pages/urlActivationCode/index'

/** 激活码: a code from a link, or typed; what it gives is shown before it is used. */
function UrlActivationCode({ query }: PageProps<typeof PATH>) {
  const activation = useCodeActivation(query.activeCode)
  const { preview } = activation
  return (
    <Page
      title={titleOf(PATH)}
      bottom={preview ? <PreviewBar activation={activation} preview={preview} /> : undefined}
    >
      {preview ? (
        <CodePreview preview={preview} />
      ) : (
        <>
          <CodeForm activation={activation} />
          <MyGrants />
        </>
      )}
    </Page>
  )
}

export default routedPage(routeOf(PATH), UrlActivationCode)
