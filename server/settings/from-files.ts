import { readFileSync } from 'node:fs'
import { StartError } from '../start-error.ts'

/** What a file may hold in its place, as Docker and systemd hand secrets over. */
export const secrets = ['SMTP_URL', 'ADMIN_PASSWORD', 'SESSION_KEYS', 'METRICS_TOKEN'] as const

/**
 * Puts in place of `NAME_FILE`, for each secret, `NAME` with what the file holds, without the line
 * end behind it.
 * @throws StartError naming a variable that is set twice, or whose file cannot be read
 */
export function withSecretsFromFiles(
  env: Record<string, string | undefined>,
): Record<string, string | undefined> {
  const read = secrets.flatMap(name => {
    const file = env[`${name}_FILE`]
    if (file === undefined) return []
    if (env[name] !== undefined) {
      throw new StartError(`${name} and ${name}_FILE are both set. Leave one of them out.`)
    }
    return [[name, contentOf(file, `${name}_FILE`)] as const]
  })
  return { ...env, ...Object.fromEntries(read) }
}

function contentOf(file: string, variable: string): string {
  let text: string
  try {
    text = readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new StartError(`${variable} takes a file that can be read: ${(error as Error).message}.`)
  }
  if (text === '') throw new StartError(`${variable} takes a file that is not empty: ${file}.`)
  return text
}
