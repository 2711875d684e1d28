import { client, h5, mini, server, type Held } from './held'

const H5_STORY =
  'from My: a question, its answer as it is written, the source and back, a rating, a person, and the history deleted'
const MINI_STORY =
  'from My: a question, its answer in chunks, the source and back, a person, and the history deleted'

/** The assistant, and the chat with it. */
export const ASSISTANT_PAGES: Held = {
  'page.aiService': [
    ...client(
      'pages-my/assistant/chat.test.tsx',
      '智能客服 shows what is asked most, subjects, an article with the way to where it is done, and people'
    )
  ],
  'page.aiChat': [
    ...h5('assistant.test.ts', H5_STORY),
    ...mini('journeys/assistant.test.ts', MINI_STORY),
    ...client(
      'pages-my/assistant/chat.test.tsx',
      'a question is asked, its answer comes in pieces cut inside a character, and its source opens the page',
      'stall-while-server-has-all: a lost stream goes on by asking for the answer by its id',
      'an answer is stopped, and what is there stays',
      'a bad answer is rated with its reason',
      'what is not known offers a person, and while one is waited for questions go to them'
    ),
    ...server(
      'assistant/answers.test.ts',
      'an answer is what was found, with the mark of its source, and the source opens the page',
      'what nothing answers is said to be unknown, and a person is offered',
      'a member’s talks are listed and deleted; those of 90 days ago are gone'
    ),
    ...server(
      'assistant/replays.test.ts',
      'bot-talks-over-human: from the moment a person is asked for the bot’s word is not taken',
      'hand-over-word-lost: what was said before, at and after the hand-over reaches the person',
      'a person answers, ends the talk, and the assistant answers again'
    )
  ]
}
