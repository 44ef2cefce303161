import type { Command } from '../command.ts'
import { changeAccount } from './ask-site.ts'
import { readWords } from './words.ts'

export const disableSecondFactor: Command = {
  words: 'USER',
  about: 'lets a user sign in without a code, and ends their sessions',
  help: 'For a user who has lost the phone and the recovery codes. The site may be running.',
  async run(words) {
    const [username = ''] = readWords(words, ['USER'], {}).positionals
    await changeAccount('disable-second-factor', { username })
    console.log(`The user "${username}" signs in with the password alone.`)
    console.log('Whoever was signed in under that name no longer is.')
  },
}
