import type { OwnerMessage } from './message.ts'
import { type MailProblem, problemOf } from './problem.ts'
import { mailServerOf, needsEncryption } from './smtp-url.ts'

export interface MailOutcome {
  /** Why it was not delivered; undefined where the mail server accepted it. */
  problem: MailProblem | undefined
  accepted: string[]
  /** Why some recipients were rejected while others were accepted. */
  refusal: string | undefined
  /** Whether the connection was encrypted, as far as it got. */
  isEncrypted: boolean
}

export type SendMail = (message: OwnerMessage) => Promise<MailOutcome>

const second = 1000

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
    try {
      // Loaded for the first mail, so that the start does not wait for it.
      const { createTransport } = await import('nodemailer')
      const transport = createTransport({ ...settings, logger: watcherOf(connection) })
      const { accepted, rejected, rejectedErrors = [] } = await transport.sendMail(message)
      const [refusal] = rejectedErrors
      return {
        ...connection,
        problem: undefined,
        accepted,
        refusal:
          refusal &&
          problemOf(Object.assign(refusal, { rejected }), server, message.from.address).text,
      }
    } catch (error) {
      const problem = problemOf(error as Error, server, message.from.address)
      return { ...connection, problem, accepted: [], refusal: undefined }
    }
  }
}

/** Options in the URL override our settings, so those that weaken encryption are removed. */
function withoutWayOut(smtpUrl: string): string {
  const url = new URL(smtpUrl)
  url.searchParams.delete('requireTLS')
  return url.href
}

/** Only nodemailer's log shows whether a connection was upgraded to encryption. */
function watcherOf(connection: { isEncrypted: boolean }) {
  const ignore = () => undefined
  return {
    level: ignore,
    trace: ignore,
    debug: ignore,
    info(_entry: unknown, message: unknown) {
      if (message === 'Connection upgraded with STARTTLS') connection.isEncrypted = true
    },
    warn: ignore,
    error: ignore,
    fatal: ignore,
  }
}
