import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import * as z from 'zod'
import { type Command, CommandError, usageError } from '../base/command.ts'
import { type Config, readConfig } from '../base/config.ts'
import { createLog } from '../base/log.ts'
import { createMailer } from '../base/mail/mailer.ts'
import { byMachine, type MailMessage, messageIdOf } from '../base/mail/message.ts'
import { mailServerOf } from '../base/mail/smtp-url.ts'
import { openRotatedToken, rotatedTokens } from '../features/operations/stores/rotated-token.ts'
import type { StorePlace } from '../storage/store-options.ts'
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
    const mailer = createMailer(config, await storedToken(config))
    if (isStaging) throw new CommandError('STAGING is on: no mail leaves this copy of the site.')
    const to = address === undefined ? notifyTo : [address]
    if (!smtpUrl || !mailer || !to) {
      throw new CommandError('No mail server is set. Set SMTP_URL and NOTIFY_TO.')
    }
    const { host, port } = mailServerOf(smtpUrl)
    const from = mailer.from('Your website')
    console.log(`Mail server: ${host}, port ${port}`)
    console.log(`From: ${from.address}`)
    const { problem, accepted, refusal, isEncrypted } = await mailer.send(testMessage(from, to))
    if (problem) throw new CommandError(problem.text)
    console.log(`Connection: ${isEncrypted ? 'encrypted' : 'not encrypted'}`)
    console.log(`Accepted: ${accepted.join(', ')}`)
    if (refusal) throw new CommandError(refusal)
    console.log('It is on its way. Where it does not arrive, look among the spam.')
  },
}

/** A new one that comes with an access token is not stored: the site, which may be running, does that. */
async function storedToken({ smtpOauth, shared, dataDir }: Config) {
  if (!smtpOauth?.refreshToken) return undefined
  const name = 'mail-token'
  const log = createLog({ logLevel: 'silent' })
  const read = async (place: StorePlace) => ({
    ...rotatedTokens(await openRotatedToken(place), smtpOauth, log),
    replace: () => undefined,
  })
  if (!shared) return read({ file: join(dataDir, `${name}.json`) })
  const { withDatabase } = await import('./shared-site.ts')
  return withDatabase(shared, ({ database }) => read({ database, name }))
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
