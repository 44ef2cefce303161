import { accessTokens, type RefreshTokens } from './access-tokens.ts'
import type { Mailbox } from './mailbox.ts'
import { type SenderSettings, senderOf } from './sender.ts'
import { mailTransport, type SendMail, type TransportSettings } from './transport.ts'

/** Sends the site's mails. */
export interface Mailer {
  send: SendMail
  /** The sender, by this name where MAIL_FROM has none; its address may be empty. */
  from(name: string): Mailbox
}

export interface MailSettings extends Omit<SenderSettings & TransportSettings, 'smtpUrl'> {
  smtpUrl?: string | undefined
}

/**
 * Creates one mailer for the whole site, whose mails share an access token; undefined without
 * SMTP_URL.
 */
export function createMailer(
  { smtpUrl, ...rest }: MailSettings,
  refreshTokens?: RefreshTokens,
): Mailer | undefined {
  if (!smtpUrl) return undefined
  const settings = { ...rest, smtpUrl }
  const tokens = rest.smtpOauth && accessTokens(rest.smtpOauth, refreshTokens)
  return {
    send: mailTransport(settings, tokens),
    from: name => senderOf(settings, name),
  }
}
