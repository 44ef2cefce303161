import { CommandError } from './command.ts'
import { commands, helpOf, overview } from './commands/index.ts'
import { StartError } from './start-error.ts'

const [name = 'serve', ...words] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined

if (['help', '--help', '-h'].includes(name)) {
  console.log(await overview())
} else if (!command) {
  console.error(`Unknown command "${name}".\n\n${await overview()}`)
  process.exitCode = 2
} else if (words.includes('--help')) {
  console.log(helpOf(name, command))
} else {
  await command.run(words).catch((error: unknown) => {
    const isPlain = error instanceof StartError || error instanceof CommandError
    console.error(isPlain ? error.message : error)
    process.exit(error instanceof CommandError ? error.exitCode : 1)
  })
}
