import type { Command } from '../base/command.ts'
import { changeAccount } from './ask-site.ts'
import { parseArguments } from './parse-arguments.ts'

export const disableSecondFactor: Command = {
  usage: 'USER',
  about: 'lets a user sign in without a code, and ends their sessions',
  help: 'For a user who has lost the phone and the recovery codes. The site may be running.',
  async run(args) {
    const [username = ''] = parseArguments(args, ['USER'], {}).positionals
    await changeAccount('disable-second-factor', { username })
    console.log(`The user "${username}" signs in with the password alone.`)
    console.log('All sessions of this user have ended.')
  },
}
