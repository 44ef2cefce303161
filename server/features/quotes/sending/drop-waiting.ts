import type { Log } from '../../../base/log.ts'
import type { Quotes } from '../store/index.ts'

const COPY = 'A copy of the site sends no mail that waited in it.'

/** The original sends these itself: they must not reach the customer twice. */
export async function dropWaitingMails(
  quotes: Pick<Quotes, 'mails' | 'setMail' | 'waitingReports' | 'findReport' | 'endReport'>,
  log: Log,
): Promise<void> {
  const waiting = quotes.mails('waiting')
  for (const { id, edition } of waiting) {
    await quotes.setMail(id, edition, { state: 'refused', reason: COPY }, ['waiting'])
  }
  for (const id of quotes.waitingReports()) {
    for (let report = await quotes.findReport(id); report; report = await quotes.findReport(id)) {
      await quotes.endReport(id, report.number, 'refused')
    }
  }
  if (waiting.length > 0) log.warn({ mails: waiting.length }, 'mails of quotes of a copy dropped')
}
