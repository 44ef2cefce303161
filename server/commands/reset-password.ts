import { createInterface } from 'node:readline'
import { type Command, usageError } from '../base/command.ts'
import { readConfig } from '../base/config.ts'
import { generatePassword } from '../features/accounts/store/generate-password.ts'
import { longestPassword } from '../features/accounts/store/passwords.ts'
import { changeAccount } from './ask-site.ts'
import { parseArguments } from './parse-arguments.ts'

export const resetPassword: Command = {
  usage: 'USER [--stdin]',
  about: 'gives a user a new password and ends their sessions',
  help: [
    'Makes a password and prints it, the only time that it can be read. The site may be running.',
    '  --stdin   takes the password from the first line of standard input instead',
  ].join('\n'),
  async run(args) {
    const { values, positionals } = parseArguments(args, ['USER'], { stdin: { type: 'boolean' } })
    const [username = ''] = positionals
    const password = values.stdin ? await readPassword() : generatePassword()
    await changeAccount('reset-password', { username, password })
    const shown = values.stdin ? '' : `: ${password}`
    console.log(`The user "${username}" has a new password${shown}`)
    console.log('All sessions of this user have ended.')
  },
}

async function readPassword(): Promise<string> {
  const { minPasswordLength } = readConfig()
  const lines = createInterface(process.stdin)[Symbol.asyncIterator]()
  const { value = '' } = await lines.next()
  process.stdin.destroy()
  if ([...value].length >= minPasswordLength && Buffer.byteLength(value) <= longestPassword) {
    return value
  }
  throw usageError(`A password has ${minPasswordLength} characters or more, at most 128 bytes.`)
}
