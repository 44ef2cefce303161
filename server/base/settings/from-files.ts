import { readFileSync } from 'node:fs'
import { StartError } from '../start-error.ts'

/** Variables that can be read from a file, as Docker and systemd pass secrets. */
export const secrets = [
  'SMTP_URL',
  'SMTP_OAUTH_CLIENT_SECRET',
  'SMTP_OAUTH_REFRESH_TOKEN',
  'ADMIN_PASSWORD',
  'SESSION_KEYS',
  'METRICS_TOKEN',
  'DATABASE_URL',
  'S3_URL',
] as const

/**
 * Replaces `NAME_FILE`, for each secret, by `NAME` with the file's content, without its trailing
 * line break.
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
