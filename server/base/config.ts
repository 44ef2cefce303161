import { resolve } from 'node:path'
import type * as z from 'zod'
import { megabyte } from '../../web/base/units.ts'
import { environment } from './settings/environment.ts'
import { withSecretsFromFiles } from './settings/from-files.ts'
import { isUnknownTimeZone } from './settings/kinds.ts'
import { lookAlikes } from './settings/look-alikes.ts'
import { StartError } from './start-error.ts'

/** The checked and typed settings; see settings/environment.ts for each variable. */
export type Config = Readonly<ReturnType<typeof toConfig>>

/**
 * Reads the settings from the environment; an empty variable counts as unset.
 * @throws StartError with a line for each invalid variable
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = environment.safeParse(withSecretsFromFiles(variables))
  if (error) throw new StartError(faults(error))
  return Object.freeze(toConfig(data))
}

function toConfig(env: z.output<typeof environment>) {
  // A copy has the settings of its original: it must not send mail or overwrite its backups.
  const reaching: Partial<typeof env> = env.STAGING === 'on' ? {} : env
  return {
    port: env.PORT,
    host: env.HOST,
    /** Absolute. */
    dataDir: resolve(env.DATA_DIR),
    /** Absolute. */
    uploadsDir: resolve(env.UPLOADS_DIR),
    /** The services that several machines share; undefined where the volume has everything. */
    shared:
      env.DATABASE_URL && env.S3_URL
        ? { database: env.DATABASE_URL, objects: env.S3_URL }
        : undefined,
    namesNode: env.NODE_NAME === 'on',
    /** Absolute; undefined without nightly backups. */
    backupDir: reaching.BACKUP_DIR === undefined ? undefined : resolve(reaching.BACKUP_DIR),
    backupKeep: env.BACKUP_KEEP,
    /** An origin without a trailing slash. */
    publicUrl: env.PUBLIC_URL,
    adminPassword: env.ADMIN_PASSWORD,
    sessionKeys: env.SESSION_KEYS,
    /** 0 where no proxy is trusted. */
    trustProxy: env.TRUST_PROXY,
    makesAhead: env.MAKE_AHEAD === 'on',
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    maxUploadBytes: env.MAX_UPLOAD_MB * megabyte,
    minPasswordLength: env.MIN_PASSWORD_LENGTH,
    loginLimit: env.LOGIN_LIMIT,
    contactLimit: env.CONTACT_LIMIT,
    contactLimitTotal: env.CONTACT_LIMIT_TOTAL,
    smtpUrl: reaching.SMTP_URL,
    /** OAuth replaces a password in SMTP_URL. */
    smtpOauth:
      env.SMTP_OAUTH_CLIENT_ID && env.SMTP_OAUTH_TOKEN_URL
        ? {
            clientId: env.SMTP_OAUTH_CLIENT_ID,
            tokenUrl: env.SMTP_OAUTH_TOKEN_URL,
            clientSecret: env.SMTP_OAUTH_CLIENT_SECRET,
            refreshToken: env.SMTP_OAUTH_REFRESH_TOKEN,
          }
        : undefined,
    notifyTo: env.NOTIFY_TO,
    mailFrom: env.MAIL_FROM,
    backupCommand: reaching.BACKUP_COMMAND,
    /** The starter that a first start copies. */
    starter: env.STARTER,
    isStaging: env.STAGING === 'on',
    /** A name of the time zone database: `Africa/Nairobi`. */
    timeZone: env.TIME_ZONE,
  }
}

/**
 * The environment for a program of the owner's, without our own settings, several of which are
 * secrets. Variables of the program itself, such as storage keys, have names we do not know.
 */
export function environmentWithoutSettings(env: Record<string, string | undefined> = process.env) {
  const settings = new Set(Object.keys(environment.shape).flatMap(name => [name, `${name}_FILE`]))
  return Object.fromEntries(Object.entries(env).filter(([name]) => !settings.has(name)))
}

/** Unknown variables that were most likely meant as settings, each with the similar name. */
export const likelySettings = (env: Record<string, string | undefined> = process.env) =>
  lookAlikes(env)

/** Tells whether TZ, which Node reads, names no time zone. */
export const hasUnknownTimeZone = (env: Record<string, string | undefined> = process.env) =>
  isUnknownTimeZone(env.TZ)

/** Prints one line per variable; never its value, which may be a secret. */
function faults(error: z.ZodError): string {
  const first = new Map(error.issues.toReversed().map(issue => [String(issue.path[0]), issue]))
  return [...first]
    .reverse()
    .map(([name, { message }]) => `${name} ${message}.`)
    .join('\n')
}
