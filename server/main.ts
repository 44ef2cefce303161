import { serve } from './commands/serve.ts'
import { StartError } from './start-error.ts'

const commands: Record<string, () => Promise<void>> = { serve }

const [name = 'serve'] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  console.error(`Unknown command "${name}". Commands: ${Object.keys(commands).join(', ')}.`)
  process.exit(2)
}
try {
  await command()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
}
