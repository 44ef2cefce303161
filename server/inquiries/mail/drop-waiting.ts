import type { Log } from '../../log.ts'
import type { Inquiries } from '../store/index.ts'

/**
 * Lets go of all mails that wait or were refused. A copy of the site has those of the site that it
 * is a copy of, which sends them itself: they must not go out twice, not even when the copy takes its
 * place one day. The inquiries stay.
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
