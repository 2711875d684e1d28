import { client, h5, mini, server, type Held } from './held'

const FEEDBACK_STORY =
  'feedback with two pictures, one of which fails and is tried again, is answered at the desk and shown'

/** What members tell us, and what they are asked (2-pages.md). */
export const TOLD_AND_ASKED: Held = {
  'page.feedback': [
    ...client(
      'pages-my/feedback.test.tsx',
      'kind, words, pictures and contact are sent; the page then shows what was told',
      'pictures go one after the other, each with its progress; one that failed is tried again or taken out by itself',
      'pressed five times it is sent once; after a failure it goes out again under the same key',
      'what is typed is there again after leaving and after a refusal, and gone once it was sent',
      'what came of it is shown: what waits, what was answered, and its pictures'
    ),
    ...server(
      'feedback/feedback.test.ts',
      'it is kept with its pictures and how to be reached; only its member sees it',
      'sent twenty times at once under one key it is one; under another key it is another',
      'too few words, ten pictures and pictures of somebody else are refused'
    ),
    ...h5('feedback.test.ts', FEEDBACK_STORY),
    ...mini('journeys/feedback.test.ts', FEEDBACK_STORY)
  ]
}
