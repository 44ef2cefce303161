import { readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'
import * as z from 'zod'

/** Every key that compose.yaml may have, so that a misspelled one fails here. */
const service = z.strictObject({
  container_name: z.string().optional(),
  profiles: z.array(z.string()).default([]),
  build: z
    .strictObject({ context: z.literal('.'), args: z.record(z.string(), z.string()) })
    .optional(),
  image: z.string(),
  command: z.array(z.string()).optional(),
  restart: z.literal('unless-stopped'),
  init: z.boolean().optional(),
  stop_grace_period: z.string().optional(),
  read_only: z.boolean().optional(),
  tmpfs: z.string().optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  mem_limit: z.string().optional(),
  depends_on: z.array(z.string()).default([]),
  ports: z.array(z.string()),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.literal(false) })).default([]),
  environment: z
    .record(z.string(), z.union([z.string(), z.number()]).transform(String))
    .default({}),
  volumes: z.array(z.string()),
  logging: z.strictObject({
    driver: z.literal('json-file'),
    options: z.strictObject({ 'max-size': z.string(), 'max-file': z.string() }),
  }),
})
const composeFile = z.strictObject({
  name: z.string(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.strictObject({ name: z.string() }).nullable()),
})

export type Compose = z.output<typeof composeFile>
export type Service = z.output<typeof service>

/** compose.yaml as Compose reads it beside a file `.env`; services of other profiles are gone. */
export async function readCompose(dotenv = '', file = 'compose.yaml'): Promise<Compose> {
  const env = parseEnv(dotenv)
  const tree: unknown = parse(await readFile(file, 'utf8'), (_, value) =>
    typeof value === 'string' ? interpolate(value, env) : value,
  )
  const { services, ...rest } = composeFile.parse(tree)
  const wanted = (env.COMPOSE_PROFILES ?? '').split(',')
  const isOn = ({ profiles }: Service) =>
    profiles.length === 0 || profiles.some(profile => wanted.includes(profile))
  const on = Object.entries(services).filter(([, service]) => isOn(service))
  return { ...rest, services: Object.fromEntries(on) }
}

/** The environment of a service's container. */
export function environmentOf(
  { env_file, environment }: Service,
  dotenv = '',
): NodeJS.Dict<string> {
  return { ...(env_file.length > 0 && parseEnv(dotenv)), ...environment }
}

/** `${A}`, `${A:-else}`, `${A-else}` and `${A:+then}`, also one in another, as Compose has them. */
export function interpolate(text: string, env: NodeJS.Dict<string>): string {
  const start = text.indexOf('${')
  if (start < 0) return text
  const end = closingBrace(text, start + 2)
  const [, name = '', operator, word = ''] =
    /^([A-Z_]+)(:-|-|:\+|)(.*)$/s.exec(text.slice(start + 2, end)) ?? []
  const value = env[name]
  const other = () => interpolate(word, env)
  const filled =
    operator === ':-'
      ? value || other()
      : operator === '-'
        ? (value ?? other())
        : operator === ':+'
          ? value && other()
          : value
  return text.slice(0, start) + (filled ?? '') + interpolate(text.slice(end + 1), env)
}

function closingBrace(text: string, from: number): number {
  for (let depth = 1, at = from; at < text.length; at += 1) {
    if (text.startsWith('${', at)) depth += 1
    else if (text[at] === '}') depth -= 1
    if (depth === 0) return at
  }
  throw new Error(`A brace is not closed: ${text}`)
}
