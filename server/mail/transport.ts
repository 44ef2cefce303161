import { second } from '../../web/units.ts'
import type { MailError } from './mail-error.ts'
import type { MailMessage } from './message.ts'
import { type MailProblem, problemOf } from './problem.ts'
import { mailServerOf, needsEncryption } from './smtp-url.ts'

export interface MailOutcome {
  /** Why it was not delivered; undefined where the mail server accepted it. */
  problem: MailProblem | undefined
  accepted: string[]
  /** Why some recipients were rejected while others were accepted. */
  refusal: string | undefined
  /** The whole mail was sent, and no answer came to it: it may have been delivered. */
  isUncertain: boolean
  /** Whether the connection was encrypted, as far as it got. */
  isEncrypted: boolean
}

export type SendMail = (message: MailMessage) => Promise<MailOutcome>

/** Sends mails to the server at SMTP_URL; never rejects. */
export function mailTransport(smtpUrl: string): SendMail {
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
  }
  return async message => {
    const connection = { isEncrypted: server.isSecure }
    const progress = { isHandedOver: false }
    try {
      // Loaded for the first mail, so that the start does not wait for it.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ ...settings, logger: watcherOf(connection, progress) })
      const { accepted, rejected, rejectedErrors = [] } = await transport.sendMail(message)
      const [refusal] = rejectedErrors
      return {
        ...connection,
        problem: undefined,
        isUncertain: false,
        accepted,
        refusal:
          refusal &&
          problemOf(Object.assign(refusal, { rejected }), server, message.from.address).text,
      }
    } catch (error) {
      const problem = problemOf(error as Error, server, message.from.address)
      const isUncertain = progress.isHandedOver && !(error as MailError).responseCode
      return { ...connection, problem, isUncertain, accepted: [], refusal: undefined }
    }
  }
}

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
