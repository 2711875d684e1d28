import type { Endpoint } from '../endpoint'

/** The assistant that answers questions, and the handover to a person (rules page.aiService and page.aiChat): calls of our own. */
export const assistantEndpoints = {
  getAssistantHome: {
    method: 'GET',
    path: 'assistant/getAssistantHome',
    access: 'public',
    extension: true,
    providesTags: ['conversation']
  },
  getHelpArticle: {
    method: 'GET',
    path: 'assistant/getHelpArticle',
    access: 'public',
    extension: true
  },
  openConversation: {
    method: 'POST',
    path: 'assistant/openConversation',
    access: 'public',
    extension: true
  },
  getConversation: {
    method: 'POST',
    path: 'assistant/getConversation',
    access: 'public',
    extension: true,
    providesTags: ['conversation']
  },
  askAssistant: {
    method: 'POST',
    path: 'assistant/askAssistant',
    access: 'public',
    keyed: true,
    extension: true,
    invalidatesTags: ['conversation']
  },
  followAnswer: {
    method: 'POST',
    path: 'assistant/followAnswer',
    access: 'public',
    streams: true,
    extension: true
  },
  getAnswer: {
    method: 'POST',
    path: 'assistant/getAnswer',
    access: 'public',
    extension: true
  },
  stopAnswer: {
    method: 'POST',
    path: 'assistant/stopAnswer',
    access: 'public',
    extension: true
  },
  rateAnswer: {
    method: 'POST',
    path: 'assistant/rateAnswer',
    access: 'public',
    extension: true
  },
  handOver: {
    method: 'POST',
    path: 'assistant/handOver',
    access: 'public',
    extension: true,
    invalidatesTags: ['conversation']
  },
  endHandOver: {
    method: 'POST',
    path: 'assistant/endHandOver',
    access: 'public',
    extension: true,
    invalidatesTags: ['conversation']
  },
  listConversations: {
    method: 'POST',
    path: 'assistant/listConversations',
    access: 'member',
    extension: true,
    providesTags: ['conversation']
  },
  deleteConversations: {
    method: 'POST',
    path: 'assistant/deleteConversations',
    access: 'member',
    extension: true,
    invalidatesTags: ['conversation']
  }
} as const satisfies Record<string, Endpoint>
