import { type ParseArgsConfig, parseArgs } from 'node:util'
import { usageError } from '../base/command.ts'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * Parses the arguments of a command.
 * @param names what each positional argument stands for, such as `USER`; all are required
 */
export function parseArguments<O extends Options>(args: string[], names: string[], options: O) {
  const { values, positionals } = parse(args, options)
  const missing = names[positionals.length]
  if (missing) throw usageError(`${missing} is missing.`)
  const unexpected = positionals[names.length]
  if (unexpected !== undefined) throw usageError(`"${unexpected}" is not expected here.`)
  return { values, positionals }
}

function parse<O extends Options>(args: string[], options: O) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch (error) {
    throw usageError((error as Error).message.replace(/\. To specify.*$/s, '').replace(/\.?$/, '.'))
  }
}
