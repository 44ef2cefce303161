import type { MailServer } from './smtp-url.ts'

/** Why a mail did not get out. */
export interface MailProblem {
  /** A sentence for whoever runs the site: what failed and what to do. It holds no password. */
  text: string
  /** The mail server refuses this very mail: asking again gives the same answer. */
  isFinal: boolean
}

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

/** The row of a mail has room for so much. */
const longest = 500

export function problemOf(error: MailError, server: MailServer, from: string): MailProblem {
  const { code = '', responseCode = 0 } = error
  const text = withoutSecrets(sentenceOf(error, server, from), server)
  return {
    text: text.replace(/\s+/g, ' ').slice(0, longest),
    // All else, a refused sign-in too, is a matter of settings or of the line: somebody mends it.
    isFinal: responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE'),
  }
}

function sentenceOf(error: MailError, server: MailServer, from: string): string {
  const { code = '', command = '', response } = error
  if (code === 'EAUTH') return wrongPassword(error, server)
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return refused(error, server, from)
  // Where encryption is asked of a server that has none, nodemailer stops at either word.
  if (command === 'EHLO' || (command === 'STARTTLS' && response)) return notEncrypted(server)
  return notReached(error, server)
}

const sentence = (what: string, cure: string) => `${what}: ${cure}.`

const answerTo = ({ response, message }: MailError) => (response ?? message).trim().slice(0, 200)

function wrongPassword(error: MailError, { host }: MailServer): string {
  return sentence(
    `${host} refuses the user or the password of SMTP_URL (${answerTo(error)})`,
    'look whether both are right and URL-encoded (@ is %40); some servers want a password made for programs',
  )
}

function notEncrypted({ host, port }: MailServer): string {
  return sentence(
    `${host} offers no encryption on port ${port}, so the password was not sent`,
    'begin SMTP_URL with smtps:// (port 465), or take a port with STARTTLS (587)',
  )
}

function refused(error: MailError, { host }: MailServer, from: string): string {
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

const lookAtSettings = 'look at host and port in SMTP_URL'

function notReached(error: MailError, { host, port, isSecure }: MailServer): string {
  const { code = '', originalCode } = error
  const why = originalCode || code || error.message
  if (code === 'EDNS') {
    return sentence(
      `No mail server is found under the name ${host} (${why})`,
      'look at the name in SMTP_URL, and whether this machine has a connection',
    )
  }
  if (why === 'ECONNREFUSED') {
    return sentence(`${host} refuses connections on port ${port} (${why})`, lookAtSettings)
  }
  if (why === 'ETIMEDOUT') {
    return sentence(
      `${host} does not answer on port ${port} (${why})`,
      port === 465 && !isSecure
        ? 'for this port SMTP_URL begins with smtps://'
        : `${lookAtSettings}, and ask whoever runs this machine whether mail may leave it by that port`,
    )
  }
  if (/CERT|SIGNATURE|ISSUER/.test(why)) {
    return sentence(
      `The certificate of ${host} cannot be trusted (${why})`,
      'write the name that it is made out to in SMTP_URL; for one of your own, set NODE_EXTRA_CA_CERTS to its file',
    )
  }
  if (/^ERR_SSL|^EPROTO$/.test(why)) {
    return sentence(
      `${host} does not begin with encryption on port ${port} (${why})`,
      'there SMTP_URL begins with smtp://, or take port 465',
    )
  }
  if (why === 'ECONNRESET' || code === 'ECONNECTION') {
    return sentence(
      `${host} closed the connection on port ${port} (${answerTo(error)})`,
      `${lookAtSettings}, or wait`,
    )
  }
  return sentence(`${host} could not be asked on port ${port} (${why})`, lookAtSettings)
}

/** A server may say what it was told. */
function withoutSecrets(text: string, { user, password }: MailServer): string {
  if (password === '') return text
  const signIn = Buffer.from(`\0${user}\0${password}`).toString('base64')
  const alone = Buffer.from(password).toString('base64')
  return [password, signIn, alone].reduce((all, secret) => all.replaceAll(secret, '…'), text)
}
