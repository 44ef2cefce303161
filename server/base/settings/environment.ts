import * as z from 'zod'
import { mailbox } from '../mail/mailbox.ts'
import { isSafeForSecrets } from '../mail/oauth.ts'
import { mailServerOf, smtpUrl } from '../mail/smtp-url.ts'
import { areApart, isOrigin, isTimeZone, limit, limitOrOff, wholeNumber } from './kinds.ts'
import { s3Url } from './s3-url.ts'

const sessionKeysTake =
  'takes keys of 32 characters or more, separated by commas: openssl rand -hex 32 makes one'
const needsSmtpUrl = 'takes effect where SMTP_URL says which mail server sends: set that, too'
const tokenUrlTakes = 'takes an address such as https://oauth2.googleapis.com/token'
const databaseUrlTakes = 'takes an address such as postgres://user:password@host:5432/name'
const timeZoneTakes = 'takes a time zone such as Africa/Nairobi or Europe/Berlin'
const passwordLengthTakes = 'takes a whole number from 6 to 128'

const mailboxAloneTakes =
  'takes the mailbox and no password where SMTP_OAUTH_CLIENT_ID is set: smtp://site%40example.com@smtp.office365.com:587'
const oauthSettings = [
  'SMTP_OAUTH_TOKEN_URL',
  'SMTP_OAUTH_CLIENT_SECRET',
  'SMTP_OAUTH_REFRESH_TOKEN',
] as const

/** Each variable by its name; rules across variables follow. */
export const environment = z
  .object({
    /** The port to listen on; 0 takes any free one. */
    PORT: wholeNumber('takes a port number from 0 to 65535', 0, 65_535).default(3000),
    /** The address to listen on. */
    HOST: z.string().default('0.0.0.0'),

    /** The folder of the JSON files: users, sessions, inquiries, contact details. */
    DATA_DIR: z.string().default('./data'),
    /** The folder of the uploaded images, videos and catalogs. */
    UPLOADS_DIR: z.string().default('./uploads'),

    /**
     * The PostgreSQL database of a site on several machines, with S3_URL: both or neither. DATA_DIR and
     * UPLOADS_DIR then have nothing that cannot come back.
     */
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/, error: databaseUrlTakes })
      .refine(url => new URL(url).pathname.length > 1, databaseUrlTakes)
      .optional(),
    /** The place of its uploads: a bucket of any object store that speaks S3. */
    S3_URL: s3Url.optional(),
    /** The switch for the header `x-node`, which names the process of an answer. */
    NODE_NAME: z.enum(['on', 'off'], { error: 'takes on or off' }).default('off'),

    /** A folder for a nightly backup at three in the morning, such as a mounted second disk. */
    BACKUP_DIR: z.string().optional(),
    /** The number of those archives to retain. */
    BACKUP_KEEP: wholeNumber('takes a number of backups from 1 to 1000', 1, 1000).default(7),

    /** The site's public origin, for canonical links, sitemap and share images. */
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'takes an address such as https://example.com' })
      .refine(isOrigin, 'takes an address without path, query or user: https://example.com')
      .transform(text => new URL(text).origin)
      .optional(),

    /**
     * The password of the user `admin`, read on the first start only; otherwise one is generated.
     */
    ADMIN_PASSWORD: z
      .string()
      .refine(text => Buffer.byteLength(text) <= 128, 'takes at most 128 bytes')
      .optional(),
    /**
     * Keys that sign the session cookie: the first signs, all verify; otherwise one is generated.
     */
    SESSION_KEYS: z
      .string()
      .transform(text => text.split(',').map(key => key.trim()))
      .refine(keys => keys.every(key => key.length >= 32), sessionKeysTake)
      .optional(),

    /** The number of trusted proxies in front, whose X-Forwarded-* headers count. */
    TRUST_PROXY: z
      .string()
      .transform(text => (text === 'off' ? '0' : text))
      .pipe(wholeNumber('takes a number of proxies from 0 to 10, or off', 0, 10))
      .default(0),

    /**
     * The switch for making pages and catalogs before they are requested; off spares a slow
     * machine.
     */
    MAKE_AHEAD: z.enum(['on', 'off'], { error: 'takes on or off' }).default('on'),

    /** The level of the log, which is JSON lines on standard output; by default info, on a terminal warn. */
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
        error: 'takes fatal, error, warn, info, debug, trace or silent',
      })
      .optional(),

    /** Bearer token of /metrics, for Prometheus; without it there are no metrics. */
    METRICS_TOKEN: z.string().min(16, 'takes a token of 16 characters or more').optional(),

    /** The largest file that can be uploaded, in megabytes. */
    MAX_UPLOAD_MB: wholeNumber('takes megabytes from 1 to 10000', 1, 10_000).default(200),
    /** The minimum length of a new password. */
    MIN_PASSWORD_LENGTH: wholeNumber(passwordLengthTakes, 6, 128).default(6),

    /** Sign-in attempts from one IP address. */
    LOGIN_LIMIT: limit.default({ points: 10, seconds: 180 }),
    /** Inquiries from one IP address, or off. */
    CONTACT_LIMIT: limitOrOff.default({ points: 5, seconds: 600 }),
    /** Inquiries from all visitors together, or off. */
    CONTACT_LIMIT_TOTAL: limitOrOff.default({ points: 200, seconds: 3600 }),

    /**
     * The mail server that sends a mail to the owner for each inquiry. User and password are
     * URL-encoded (`@` is `%40`).
     */
    SMTP_URL: smtpUrl.optional(),
    /**
     * Access to the mailbox in SMTP_URL by OAuth 2, in place of a password: an application, and the
     * URL of its tokens. With a refresh token it acts for a person, else for itself.
     */
    SMTP_OAUTH_CLIENT_ID: z.string().optional(),
    SMTP_OAUTH_TOKEN_URL: z
      .url({ protocol: /^https?$/, error: tokenUrlTakes })
      .refine(isSafeForSecrets, tokenUrlTakes)
      .optional(),
    SMTP_OAUTH_CLIENT_SECRET: z.string().optional(),
    SMTP_OAUTH_REFRESH_TOKEN: z.string().optional(),
    /** The recipients of that mail: addresses separated by commas. */
    NOTIFY_TO: z
      .string()
      .transform(text => text.split(',').map(address => address.trim()))
      .refine(
        addresses => addresses.every(address => z.email().safeParse(address).success),
        'takes e-mail addresses separated by commas',
      )
      .optional(),
    /** The sender of the site's mails: an address, or `Name <address>`. */
    MAIL_FROM: mailbox.optional(),
    /** Run by `/bin/sh` after each nightly backup, to copy it elsewhere; its path is "$1". */
    BACKUP_COMMAND: z.string().optional(),
    /** The company's time zone: planned pages are published by its clock. */
    TIME_ZONE: z.string().refine(isTimeZone, timeZoneTakes).default('Africa/Nairobi'),
    /** A new site begins as the example company, or with pages that its owner fills. */
    STARTER: z.enum(['nairobi', 'empty'], { error: 'takes nairobi or empty' }).default('nairobi'),
    /** A copy of the site for testing: it sends no mail, and every page has a note. */
    STAGING: z.enum(['on', 'off'], { error: 'takes on or off' }).default('off'),
  })
  .refine(env => !env.ADMIN_PASSWORD || [...env.ADMIN_PASSWORD].length >= env.MIN_PASSWORD_LENGTH, {
    path: ['ADMIN_PASSWORD'],
    message: 'takes at least MIN_PASSWORD_LENGTH characters (6 unless it is set)',
  })
  // A backup contains both folders, and a restore exchanges their content.
  .refine(env => areApart(env.DATA_DIR, env.UPLOADS_DIR), {
    path: ['UPLOADS_DIR'],
    message: 'takes a folder that is not in DATA_DIR, nor around it',
  })
  .refine(env => [env.DATA_DIR, env.UPLOADS_DIR].every(dir => areApart(dir, env.BACKUP_DIR)), {
    path: ['BACKUP_DIR'],
    message: 'takes a folder outside of DATA_DIR and UPLOADS_DIR',
  })
  .refine(env => env.NOTIFY_TO || !/^smtps?:/.test(env.SMTP_URL ?? ''), {
    path: ['NOTIFY_TO'],
    message: 'takes the addresses that get the mails of SMTP_URL, separated by commas',
  })
  .refine(env => env.DATABASE_URL || !env.S3_URL, {
    path: ['S3_URL'],
    message: 'takes effect together with DATABASE_URL: set both, or neither',
  })
  .refine(env => env.S3_URL || !env.DATABASE_URL, {
    path: ['DATABASE_URL'],
    message: 'takes effect together with S3_URL: set both, or neither',
  })
  // A copy has the settings of its original, whose database it would then change.
  .refine(env => env.STAGING === 'off' || !env.DATABASE_URL, {
    path: ['STAGING'],
    message: 'takes on where DATABASE_URL and S3_URL are unset: restore a backup into a volume',
  })
  .refine(env => env.SMTP_URL || !env.SMTP_OAUTH_CLIENT_ID, {
    path: ['SMTP_OAUTH_CLIENT_ID'],
    message: needsSmtpUrl,
  })
  .refine(env => env.SMTP_OAUTH_CLIENT_ID || !oauthSettings.some(name => env[name]), {
    path: ['SMTP_OAUTH_CLIENT_ID'],
    message: 'takes the ID of the application whose other SMTP_OAUTH settings are set',
  })
  .refine(env => !env.SMTP_OAUTH_CLIENT_ID || env.SMTP_OAUTH_TOKEN_URL, {
    path: ['SMTP_OAUTH_TOKEN_URL'],
    message: tokenUrlTakes,
  })
  .refine(
    env =>
      !env.SMTP_OAUTH_CLIENT_ID || env.SMTP_OAUTH_CLIENT_SECRET || env.SMTP_OAUTH_REFRESH_TOKEN,
    {
      path: ['SMTP_OAUTH_CLIENT_SECRET'],
      message: 'takes the secret of the application where SMTP_OAUTH_REFRESH_TOKEN is unset',
    },
  )
  .refine(env => !env.SMTP_OAUTH_CLIENT_ID || isMailboxAlone(env.SMTP_URL), {
    path: ['SMTP_URL'],
    message: mailboxAloneTakes,
  })
  .refine(env => env.SMTP_URL || !env.NOTIFY_TO, { path: ['NOTIFY_TO'], message: needsSmtpUrl })
  .refine(env => env.SMTP_URL || !env.MAIL_FROM, { path: ['MAIL_FROM'], message: needsSmtpUrl })
  .refine(env => env.BACKUP_DIR || !env.BACKUP_COMMAND, {
    path: ['BACKUP_COMMAND'],
    message: 'takes effect where BACKUP_DIR says where nightly backups go: set that, too',
  })

/** An unset variable has a message of its own. */
function isMailboxAlone(smtpUrl = ''): boolean {
  if (!smtpUrl) return true
  const { user, password } = mailServerOf(smtpUrl)
  return user !== '' && password === ''
}
