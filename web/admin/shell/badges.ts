import { adminRoutes } from '../../base/routes.ts'
import type { Overview } from '../contract.ts'

/** The additions of the rail to the name of a screen: `Inquiries · 4 new`. */
export const badges: Partial<Record<string, (overview: Overview) => string | undefined>> = {
  [adminRoutes.inquiries]: ({ inquiries }) =>
    inquiries.new > 0 ? `${inquiries.new} unread` : undefined,
  [adminRoutes.quotes]: ({ quotes }) =>
    quotes.unsent > 0 ? `${quotes.unsent} not sent` : undefined,
}
