import type { Endpoint } from '../endpoint'

/** Members' feedback and the replies to it (rule page.feedback). */
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
