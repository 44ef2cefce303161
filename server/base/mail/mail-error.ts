/**
 * An error of nodemailer: its own code, and in `originalCode` that of the system or of TLS. One of the
 * token server has the code `EOAUTH2`.
 */
export interface MailError extends Error {
  code?: string | undefined
  originalCode?: string | undefined
  /** The last SMTP command, such as `RCPT TO`. */
  command?: string | undefined
  /** The server's response to it, and its status code. */
  response?: string | undefined
  responseCode?: number | undefined
  /** Rejected recipients. */
  rejected?: string[] | undefined
}

/** Joins a failure and its remedy. */
export const sentence = (failure: string, cure: string) => `${failure}: ${cure}.`

/** The server's response, or nodemailer's message without one. */
export const answerTo = ({ response, message }: MailError) =>
  (response ?? message).trim().slice(0, 200)
