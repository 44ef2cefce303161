import { CommandError } from './base/command.ts'
import { cureOf, deniedFor, isDenied } from './base/disk/denied.ts'
import { build, release } from './base/release.ts'
import { StartError } from './base/start-error.ts'
import { commands, helpOf, overview } from './commands/index.ts'

const [name = 'serve', ...args] = process.argv.slice(2)
process.stdout.on('error', ({ message }) => {
  // The backup command reports its own write errors.
  if (name === 'serve' || name === 'backup') return
  console.error(`The answer could not be written: ${message}.`)
  process.exit(1)
})
const command = Object.hasOwn(commands, name) ? await commands[name]?.() : undefined

if (name === '--version') {
  console.log(`${release}-${build}`)
} else if (['help', '--help', '-h'].includes(name)) {
  console.log(await overview())
} else if (!command) {
  console.error(`Unknown command "${name}".\n\n${await overview()}`)
  process.exitCode = 2
} else if (args.includes('--help')) {
  console.log(helpOf(name, command))
} else {
  await command.run(args).catch(async (error: unknown) => {
    console.error((await lineOf(error)) ?? error)
    process.exit(error instanceof CommandError ? error.exitCode : 1)
  })
}

/** Errors that the owner can fix are one line; unexpected ones need their stack. */
async function lineOf(error: unknown): Promise<string | undefined> {
  if (error instanceof StartError || error instanceof CommandError) return error.message
  const isOfSystem = error instanceof Error && 'syscall' in error
  if (!isOfSystem) return undefined
  const path = 'path' in error && isDenied(error) ? String(error.path) : undefined
  const denied = path === undefined ? undefined : await deniedFor(path)
  return [`This failed: ${error.message}.`, ...(denied ? [cureOf(denied)] : [])].join(' ')
}
