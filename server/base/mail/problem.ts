import { mailRefusal, type Refusal, signInRefusal, tokenRefusal } from './causes.ts'
import type { MailError } from './mail-error.ts'
import { needsEncryption } from './smtp-url.ts'
import { notEncrypted, unreachableServer } from './unreachable-server.ts'
import { withoutSecrets } from './without-secrets.ts'

/** The reason why a mail was not sent. */
export interface MailProblem {
  /** A sentence for the owner with the cause and what to do, without secrets. */
  text: string
  /** The mail server permanently rejects this mail: a retry gives the same answer. */
  isFinal: boolean
}

/** The limit of the field in the inquiry's row. */
const longest = 500

/** @param accessToken which the mail server was given */
export function problemOf(refusal: Refusal, accessToken?: string): MailProblem {
  const { code = '', responseCode = 0 } = refusal.error
  return {
    text: sentenceOf({ ...refusal, error: cleaned(refusal, accessToken) })
      .replace(/\s+/g, ' ')
      .slice(0, longest),
    // Other failures, refused authentication too, are retried: settings or the network may be fixed.
    isFinal: responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE'),
  }
}

function sentenceOf(refusal: Refusal): string {
  const { error, server } = refusal
  const { code = '' } = error
  if (code === 'EOAUTH2') return tokenRefusal(refusal)
  if (code === 'EAUTH') return signInRefusal(refusal)
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return mailRefusal(refusal)
  return isPlain(error) && needsEncryption(server)
    ? notEncrypted(server)
    : unreachableServer(error, server)
}

/**
 * nodemailer ends with QUIT after either command if the server has no encryption. 421 is the
 * server's own end.
 */
const isPlain = ({ command, response, responseCode }: MailError) =>
  response !== undefined && responseCode !== 421 && (command === 'EHLO' || command === 'STARTTLS')

/**
 * Removes secrets, since server responses may repeat a request. It runs before truncation, so that
 * no part of a secret remains.
 */
function cleaned({ error, server }: Refusal, accessToken: string | undefined): MailError {
  const { user, password } = server
  const secrets = [
    ...(password ? [`\0${user}\0${password}`, password] : []),
    ...(accessToken ? [`user=${user}\x01auth=Bearer ${accessToken}\x01\x01`, accessToken] : []),
  ]
  const { name, message, response } = error
  return {
    ...error,
    name,
    message: withoutSecrets(message, secrets),
    response: response && withoutSecrets(response, secrets),
  }
}
