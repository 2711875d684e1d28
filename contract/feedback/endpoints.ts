import type { Endpoint } from '../endpoint'

/** What members tell us, and what came of it (rule page.feedback). */
export const feedbackEndpoints = {
  saveFeedback: {
    method: 'POST',
    path: 'personalCenter/saveFeedback',
    access: 'member',
    keyed: true,
    invalidatesTags: ['feedback']
  },
  listFeedback: {
    method: 'POST',
    path: 'personalCenter/listFeedback',
    access: 'member',
    extension: true,
    providesTags: ['feedback']
  }
} as const satisfies Record<string, Endpoint>
