import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { type Command, CommandError, usageError } from '../command.ts'
import { readConfig } from '../config.ts'
import { byMachine, type MailMessage, messageIdOf } from '../mail/message.ts'
import { senderOf } from '../mail/sender.ts'
import { mailServerOf } from '../mail/smtp-url.ts'
import { mailTransport } from '../mail/transport.ts'
import { parseArguments } from './parse-arguments.ts'

export const testMail: Command = {
  usage: '[ADDRESS]',
  about: 'sends a mail to NOTIFY_TO, or to ADDRESS, and says what happened',
  help: [
    'By the settings of the site, which may be running. Ends with 1 where one of the addresses does',
    'not get it, and says why and what to do.',
  ].join('\n'),
  async run(args) {
    const [address] = args.length > 0 ? parseArguments(args, ['ADDRESS'], {}).positionals : []
    if (address !== undefined && !z.email().safeParse(address).success) {
      throw usageError(`"${address}" is no e-mail address.`)
    }
    const config = readConfig()
    const { smtpUrl, notifyTo, isStaging } = config
    if (isStaging) throw new CommandError('STAGING is on: no mail leaves this copy of the site.')
    const to = address === undefined ? notifyTo : [address]
    if (!smtpUrl || !to) {
      throw new CommandError('No mail server is set. Set SMTP_URL and NOTIFY_TO.')
    }
    const { host, port } = mailServerOf(smtpUrl)
    const from = senderOf({ ...config, smtpUrl }, 'Your website')
    console.log(`Mail server: ${host}, port ${port}`)
    console.log(`From: ${from.address}`)
    const { problem, accepted, refusal, isEncrypted } = await mailTransport(smtpUrl)(
      testMessage(from, to),
    )
    if (problem) throw new CommandError(problem.text)
    console.log(`Connection: ${isEncrypted ? 'encrypted' : 'not encrypted'}`)
    console.log(`Accepted: ${accepted.join(', ')}`)
    if (refusal) throw new CommandError(refusal)
    console.log('It is on its way. Where it does not arrive, look among the spam.')
  },
}

function testMessage(from: MailMessage['from'], to: string[]): MailMessage {
  return {
    messageId: messageIdOf(randomUUID(), from),
    from,
    to,
    subject: 'Test: mail from your website arrives',
    text: 'You asked for this mail by "showyard test-mail". Mails about inquiries come the same way.\n',
    headers: byMachine,
  }
}
