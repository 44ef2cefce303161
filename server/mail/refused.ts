import { answerTo, type MailError, sentence } from './mail-error.ts'
import type { MailServer } from './smtp-url.ts'

export function wrongPassword(error: MailError, { host }: MailServer): string {
  return sentence(
    `${host} refuses the user or the password of SMTP_URL (${answerTo(error)})`,
    'look whether both are right and URL-encoded (@ is %40); some servers want a password made for programs',
  )
}

export function notEncrypted({ host, port }: MailServer): string {
  return sentence(
    `${host} offers no encryption on port ${port}, so the password was not sent`,
    'begin SMTP_URL with smtps:// (port 465), or take a port with STARTTLS (587)',
  )
}

/** Message for a mail that the server rejected. */
export function refused(error: MailError, { host }: MailServer, from: string): string {
  const { command, responseCode, rejected = [] } = error
  const said = answerTo(error)
  if (responseCode === 530) {
    return sentence(
      `${host} takes mail only of those who sign in (${said})`,
      'put user and password into SMTP_URL',
    )
  }
  if (command === 'MAIL FROM') {
    return sentence(
      `${host} refuses the sender ${from} (${said})`,
      'set MAIL_FROM to an address that it lets this user send from',
    )
  }
  if (command === 'RCPT TO') {
    return sentence(
      `${host} refuses to deliver to ${rejected.join(', ')} (${said})`,
      'look whether that is the right address, in NOTIFY_TO too',
    )
  }
  return sentence(
    `${host} did not take the mail (${said})`,
    'its answer says whether it minds the sender, the address or the text',
  )
}
