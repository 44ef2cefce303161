/** What nodemailer throws: its own code, and below it the one of the system or of TLS. */
export interface MailError extends Error {
  code?: string | undefined
  originalCode?: string | undefined
  /** What was said last, such as `RCPT TO`. */
  command?: string | undefined
  /** What the server answered to that, and the number in front of it. */
  response?: string | undefined
  responseCode?: number | undefined
  /** Addresses that were refused. */
  rejected?: string[] | undefined
}

/** What failed, and what to do. */
export const sentence = (what: string, cure: string) => `${what}: ${cure}.`

/** What the server said, or nodemailer where the server said nothing. */
export const answerTo = ({ response, message }: MailError) =>
  (response ?? message).trim().slice(0, 200)
