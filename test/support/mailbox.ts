import { SMTPServer } from 'smtp-server'
import { use } from '#test'
import { until } from './until.ts'

export interface ReceivedMail {
  from: string
  to: string[]
  /** As it came, head and body. */
  raw: string
}

export interface Mailbox {
  port: number
  /** smtp://127.0.0.1:… */
  url: string
  mails: ReceivedMail[]
  /** The users who tried to sign in. */
  signIns: string[]
  /** Resolves when so many mails have come. */
  has(count: number): Promise<void>
  close(): Promise<void>
}

interface Options {
  port?: number
  /**
   * The answer to a mail whose text has arrived: an SMTP code from 400 on, or undefined for 250.
   */
  refuse?: (mail: ReceivedMail) => number | undefined
  /** Milliseconds between the end of a mail and the answer. */
  delay?: number
  login?: { user: string; pass: string }
  /** Takes tokens alone, by XOAUTH2; refuses them like Google, after a challenge, or at once. */
  oauth?: { user: string; takes(token: string): boolean; refuses?: 'challenge' | 'at once' }
  /** With a self-signed certificate: implicit TLS (`at once`) or STARTTLS. */
  encryption?: 'none' | 'STARTTLS' | 'at once'
  /** Rejected as sender and as recipient. */
  refusedAddress?: string
}

/**
 * A real SMTP server on a local port that stores received mails. Its refusal of a password quotes
 * the password, to test that the log does not.
 */
export async function openMailbox(options: Options = {}): Promise<Mailbox> {
  const { port = 0, refuse = () => undefined, delay = 0, login, oauth } = options
  const { encryption = 'none', refusedAddress } = options
  const mails: ReceivedMail[] = []
  const signIns: string[] = []
  const refusalOf = (address: string) =>
    address === refusedAddress
      ? Object.assign(new Error('Not for us'), { responseCode: 550 })
      : undefined
  const server = new SMTPServer({
    authOptional: !login && !oauth,
    ...(oauth && { authMethods: ['XOAUTH2'] }),
    logger: false,
    secure: encryption === 'at once',
    disabledCommands: [
      ...(encryption === 'none' ? ['STARTTLS'] : []),
      ...(login || oauth ? [] : ['AUTH']),
    ],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth({ username = '', password, accessToken }, _, answer) {
      signIns.push(username)
      if (oauth) {
        if (username === oauth.user && oauth.takes(accessToken ?? '')) {
          return answer(null, { user: username })
        }
        if (oauth.refuses === 'challenge') return answer(null, { data: { status: '400' } })
        return answer(new Error(`5.7.3 Authentication unsuccessful "${accessToken}"`))
      }
      const isRight = username === login?.user && password === login?.pass
      if (isRight) answer(null, { user: username })
      else answer(new Error(`"${password}" is not the password`))
    },
    onMailFrom: ({ address }, _, answer) => answer(refusalOf(address)),
    onRcptTo: ({ address }, _, answer) => answer(refusalOf(address)),
    onData(stream, { envelope }, answer) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        }
        const code = refuse(mail)
        if (code === undefined) mails.push(mail)
        setTimeout(
          () => answer(code ? Object.assign(new Error('not now'), { responseCode: code }) : null),
          delay,
        )
      })
    },
  })
  // Connections that a killed server leaves behind are no fault of the test.
  server.on('error', () => undefined)
  await new Promise<void>(resolve => server.listen(port, '127.0.0.1', resolve))
  const { port: taken } = server.server.address() as { port: number }
  return use({
    port: taken,
    url: `smtp://127.0.0.1:${taken}`,
    mails,
    signIns,
    async has(count) {
      await until(`${count} mails`, () => mails.length >= count)
    },
    close: () => new Promise(resolve => server.close(() => resolve())),
  })
}
