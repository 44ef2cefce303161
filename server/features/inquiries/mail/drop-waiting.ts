import type { Log } from '../../../base/log.ts'
import type { Inquiries } from '../store/index.ts'

/**
 * Discards all queued and rejected mails. A copy of the site has the queue of the original, which
 * sends those itself: they must not be sent twice, not even when the copy replaces the original.
 * The inquiries stay.
 */
export async function dropWaitingMails(inquiries: Inquiries, log: Log): Promise<void> {
  const waiting = inquiries.unsentMails()
  for (const id of waiting) {
    await inquiries.change(id, row => {
      row.mail.state = 'none'
    })
  }
  if (waiting.length > 0) log.warn({ mails: waiting.length }, 'mails of a copy dropped')
}
