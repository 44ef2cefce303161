import { second } from '../../../web/base/units.ts'
import type { AccessToken, AccessTokens } from './access-tokens.ts'
import type { MailError } from './mail-error.ts'
import type { MailMessage } from './message.ts'
import type { OAuth } from './oauth.ts'
import { type MailProblem, problemOf } from './problem.ts'
import { mailServerOf, needsEncryption } from './smtp-url.ts'

export interface MailOutcome {
  /** The reason of a failed delivery; undefined where the mail server accepted it. */
  problem: MailProblem | undefined
  accepted: string[]
  /** The reason why some recipients were rejected while others were accepted. */
  refusal: string | undefined
  /** The whole mail was sent, and no answer came to it: it may have been delivered. */
  isUncertain: boolean
  /** True once the connection was encrypted. */
  isEncrypted: boolean
}

export type SendMail = (message: MailMessage) => Promise<MailOutcome>

export interface TransportSettings {
  smtpUrl: string
  smtpOauth?: OAuth | undefined
  notifyTo?: readonly string[] | undefined
}

/**
 * Sends mails to the server at SMTP_URL; never rejects.
 * @param tokens in place of a password
 */
export function mailTransport(
  { smtpUrl, smtpOauth: oauth, notifyTo = [] }: TransportSettings,
  tokens?: AccessTokens,
): SendMail {
  const server = mailServerOf(smtpUrl)
  const isRequired = needsEncryption(server)
  const settings = {
    url: isRequired ? withoutWayOut(smtpUrl) : smtpUrl,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    requireTLS: isRequired,
    // Texts of strangers must never be used as a file name or a URL to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(oauth ? {} : { customAuth: { XOAUTH2: rejectPassword } }),
  }

  return async function send(message): Promise<MailOutcome> {
    const connection = { isEncrypted: server.isSecure }
    const progress = { isHandedOver: false }
    let token: AccessToken | undefined
    const problemAfter = (error: MailError) =>
      problemOf({ error, server, oauth, notifyTo, from: message.from.address }, token?.text)
    try {
      token = await tokens?.get()
      // Loaded for the first mail, so that the start does not wait for it.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ ...settings, logger: watcherOf(connection, progress) })
      const {
        accepted,
        rejected,
        rejectedErrors = [],
      } = await transport.sendMail({
        ...message,
        ...(token && { auth: { type: 'OAuth2', user: server.user, accessToken: token.text } }),
      })
      const [refusal] = rejectedErrors
      return {
        ...connection,
        problem: undefined,
        isUncertain: false,
        accepted,
        refusal: refusal && problemAfter(Object.assign(refusal, { rejected })).text,
      }
    } catch (error) {
      const { code, responseCode } = error as MailError
      if (token && code === 'EAUTH') {
        tokens?.forget(token.text)
        // A token may end before its time.
        if (token.isReused) return send(message)
      }
      const isUncertain = progress.isHandedOver && !responseCode
      const problem = problemAfter(error as MailError)
      return { ...connection, problem, isUncertain, accepted: [], refusal: undefined }
    }
  }
}

/** Refuses a server that takes only tokens, as nodemailer would send it the password. */
const rejectPassword = ({ reject }: { reject(error: string): void }) =>
  reject('it takes XOAUTH2 alone')

/** Options in the URL override our settings, so those that weaken encryption are removed. */
function withoutWayOut(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  url.searchParams.delete('requireTLS')
  return url.href
}

/**
 * Only nodemailer's log shows whether a connection was upgraded to encryption, and when the last byte
 * of a mail was sent.
 */
function watcherOf(connection: { isEncrypted: boolean }, progress: { isHandedOver: boolean }) {
  const ignore = () => undefined
  return {
    level: ignore,
    trace: ignore,
    debug: ignore,
    info(entry: unknown, message: unknown) {
      if ((entry as { tnx?: unknown }).tnx === 'message') progress.isHandedOver = true
      if (message === 'Connection upgraded with STARTTLS') connection.isEncrypted = true
    },
    warn: ignore,
    error: ignore,
    fatal: ignore,
  }
}
