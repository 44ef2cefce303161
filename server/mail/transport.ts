import type { OwnerMessage } from './message.ts'

/** Why a mail did not get out. */
export interface MailProblem {
  /** For the administrators: what the mail server said, or why it could not be asked. */
  text: string
  /** The mail server refuses this very mail: asking again gives the same answer. */
  isFinal: boolean
}

export type SendMail = (message: OwnerMessage) => Promise<MailProblem | undefined>

const second = 1000

/** Hands mails to the server at SMTP_URL; never rejects. */
export function mailTransport(smtpUrl: string): SendMail {
  const options = {
    url: smtpUrl,
    connectionTimeout: 10 * second,
    greetingTimeout: 10 * second,
    socketTimeout: 30 * second,
    // Texts of strangers must never be taken for the name of a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  return async message => {
    try {
      // Loaded for the first mail: the start does not wait for it.
      const { createTransport } = await import('nodemailer')
      await createTransport(options).sendMail(message)
      return undefined
    } catch (error) {
      return problemOf(error as Error & { responseCode?: number; code?: string })
    }
  }
}

/** A refused sign-in is a matter of settings, which somebody will mend. */
function problemOf(error: Error & { responseCode?: number; code?: string }): MailProblem {
  const { responseCode = 0, code } = error
  const text = error.message.replace(/\s+/g, ' ').slice(0, 500)
  return { text, isFinal: responseCode >= 500 && code !== 'EAUTH' }
}
