import { GrantEntryLinks } from '@/features/grant/components/grant-entry-links'
import { routedPage, type PageProps } from '@/frame/routed-page'
import { routeOf, titleOf } from '@/routes/table'
import { Page } from '@/ui/page/page'
import { Activated } from './sections/activated'
import { CodeForm } from './sections/code-form'
import { Preview } from './sections/preview'
import { useActivation } from './use-activation'

const PATH = 'pages/activation/index'

/** 激活卡片: enter the number and code of a printed card, preview the card, activate it. */
function Activation({ query }: PageProps<typeof PATH>) {
  const activation = useActivation(query.cardNo)
  const { stage } = activation
  return (
    <Page title={titleOf(PATH)}>
      {stage.at === 'form' ? (
        <>
          <CodeForm activation={activation} />
          <GrantEntryLinks />
        </>
      ) : null}
      {stage.at === 'preview' ? <Preview activation={activation} preview={stage.preview} /> : null}
      {stage.at === 'done' ? <Activated card={stage.card} before={stage.before} /> : null}
    </Page>
  )
}

export default routedPage(routeOf(PATH), Activation)
