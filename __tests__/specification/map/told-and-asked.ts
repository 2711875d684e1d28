import { client, h5, mini, server, tools, type Held } from './held'

const FEEDBACK_STORY =
  'feedback with two pictures, one of which fails and is tried again, is answered at the desk and shown'

/** A story of both targets. */
export const QUESTIONS_STORY =
  'a questionnaire that branches: reloaded in the middle, read over, sent, its points among the entries'

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
  ],
  'page.questionnaire': [
    ...client(
      'pages-secondary/questionnaires.test.tsx',
      'the list: open with what is given for it, done and ended under their tabs; each leads to its page'
    ),
    ...server(
      'questionnaire/questionnaire.test.ts',
      'the list has what is open with its thanks; begun, done and ended are told apart'
    )
  ],
  'page.questionnaireDetail': [
    ...tools(
      'contract/questionnaire.test.ts',
      'the way begins at the first question, only goes forward, never comes twice, and ends',
      'what is off the way changes nothing: the answers on it lead the same way, and are kept as they are',
      'cycle: a definition that leads back is refused where it does, and could not turn anybody round'
    ),
    ...client(
      'pages-secondary/questionnaires.test.tsx',
      'question by question: what is wrong is said at the question, and answers lead on; read over and sent once',
      'lost-on-reload: what the server has not heard of is on the device, and both are there again',
      'two-tabs-two-drafts: what another tab keeps on the device stays beside what is answered here'
    ),
    ...server(
      'questionnaire/questionnaire.test.ts',
      'lost-on-reload: what was filled in is there again, question by question, and where one was',
      'two-tabs-two-drafts: two tabs keep one draft, and neither takes away what the other wrote',
      'required-but-skipped: a required question without an answer is refused, and said which and why',
      'jump-on-other: a choice with words of one’s own leads where it should',
      'hidden-answer-sent: what is off the way is neither asked for nor kept, nor are words beside another choice',
      'double-submit: of thirty at once one counts, and its thanks are given once; a repeat hears the same',
      'the version is pinned at the start: who has begun goes on with those questions, others get the new ones'
    ),
    ...h5('questionnaires.test.ts', QUESTIONS_STORY),
    ...mini('journeys/questionnaires.test.ts', QUESTIONS_STORY)
  ]
}
