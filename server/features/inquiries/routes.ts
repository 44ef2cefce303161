import type { Middleware } from 'koa'
import { api } from '../../../web/base/routes.ts'
import { administrators, anyone, type Route } from '../../base/http/route.ts'
import type { answerWordsHandlers } from './answer-words/handlers.ts'
import type { inboxHandlers } from './inbox/handlers.ts'

export const inquiryRoutes = (
  post: Middleware,
  inbox: ReturnType<typeof inboxHandlers>,
): Route[] => [
  anyone('POST', api.contact, post),
  administrators('GET', api.inquiries, inbox.list),
  administrators('PATCH', api.inquiries, inbox.statusOfMany),
  administrators('POST', api.manyInquiries, inbox.many),
  administrators('GET', api.inquiriesCsv, inbox.exportCsv),
  administrators('GET', api.inquiryIds, inbox.ids),
  administrators('GET', api.inquiry(':id'), inbox.show),
  administrators('PATCH', api.inquiry(':id'), inbox.change),
  administrators('DELETE', api.inquiry(':id'), inbox.remove),
  administrators('PUT', api.inquiryNote(':id', ':note'), inbox.notes.put),
  administrators('DELETE', api.inquiryNote(':id', ':note'), inbox.notes.remove),
]

export const answerWordsRoutes = (words: ReturnType<typeof answerWordsHandlers>): Route[] => [
  administrators('GET', api.answerWords, words.list),
  administrators('PUT', api.answerWord(':id'), words.put),
  administrators('DELETE', api.answerWord(':id'), words.remove),
]
