import type { MailError } from './mail-error.ts'
import { notReached } from './not-reached.ts'
import { notEncrypted, refused, wrongPassword } from './refused.ts'
import { type MailServer, needsEncryption } from './smtp-url.ts'

/** Why a mail was not sent. */
export interface MailProblem {
  /** A sentence for the owner with the cause and what to do, without passwords. */
  text: string
  /** The mail server permanently rejects this mail: a retry gives the same answer. */
  isFinal: boolean
}

/** The limit of the field in the inquiry's row. */
const longest = 500

export function problemOf(error: MailError, server: MailServer, from: string): MailProblem {
  const { code = '', responseCode = 0 } = error
  return {
    text: sentenceOf(withoutSecrets(error, server), server, from)
      .replace(/\s+/g, ' ')
      .slice(0, longest),
    // Other failures, refused authentication too, are retried: settings or the network may be fixed.
    isFinal: responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE'),
  }
}

function sentenceOf(error: MailError, server: MailServer, from: string): string {
  const { code = '' } = error
  if (code === 'EAUTH') return wrongPassword(error, server)
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return refused(error, server, from)
  return isPlain(error) && needsEncryption(server)
    ? notEncrypted(server)
    : notReached(error, server)
}

/**
 * nodemailer ends with QUIT after either command if the server has no encryption. 421 is the
 * server's own end.
 */
const isPlain = ({ command, response, responseCode }: MailError) =>
  response !== undefined && responseCode !== 421 && (command === 'EHLO' || command === 'STARTTLS')

/**
 * Server responses may contain what was sent. Applied before truncation, so that no part of a
 * password remains.
 */
function withoutSecrets(error: MailError, { user, password }: MailServer): MailError {
  if (password === '') return error
  const signIn = Buffer.from(`\0${user}\0${password}`).toString('base64')
  const alone = Buffer.from(password).toString('base64')
  const clean = (text: string) =>
    [password, signIn, alone].reduce((all, secret) => all.replaceAll(secret, '…'), text)
  const { name, message, response } = error
  return { ...error, name, message: clean(message), response: response && clean(response) }
}
