import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import type { HelpArticle } from '@/features/assistant/model'
import { helpArticleQuery } from '@/features/assistant/queries'
import { navigateTo } from '@/routes/navigate'
import { Button } from '@/ui/button/button'
import { ButtonRow } from '@/ui/button-row/button-row'
import { Sheet } from '@/ui/sheet/sheet'
import { Block, Skeleton } from '@/ui/skeleton/skeleton'
import { Stateful } from '@/ui/stateful/stateful'
import css from '../index.module.scss'

export interface ArticleSheetProps {
  articleId: string | null
  onClose: () => void
  onAsk: (question: string) => void
}

/** A help article, with a link to the page where the user can act on it. */
export function ArticleSheet({ articleId, onClose, onAsk }: ArticleSheetProps) {
  const article = useQuery({ ...helpArticleQuery(articleId ?? ''), enabled: articleId !== null })
  return (
    <Sheet
      open={articleId !== null}
      title='常见问题'
      onClose={onClose}
      footer={article.data && articleId !== null ? <Ways article={article.data} onAsk={onAsk} /> : undefined}
    >
      <Stateful
        query={article}
        skeleton={
          <Skeleton>
            <Block className={css.titleBox} gap={12} />
            <Block className={css.bodyBox} />
          </Skeleton>
        }
      >
        {({ title, body }) => (
          <View className={css.article}>
            <View className={css.articleTitle}>{title}</View>
            {body.split('\n').map((line) => (
              <View key={line} className={css.articleLine}>
                {line}
              </View>
            ))}
          </View>
        )}
      </Stateful>
    </Sheet>
  )
}

function Ways({
  article: { title, link, linkText },
  onAsk
}: {
  article: HelpArticle
  onAsk: (q: string) => void
}) {
  return (
    <ButtonRow>
      <Button kind='plain' block onPress={() => onAsk(title)}>
        继续提问
      </Button>
      {link ? (
        <Button block onPress={() => void navigateTo(link)}>
          {linkText}
        </Button>
      ) : null}
    </ButtonRow>
  )
}
