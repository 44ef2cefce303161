import { isIPv4 } from 'node:net'
import * as z from 'zod'

const takes =
  'takes an address such as smtps://user:pass@host:465, user and password URL-encoded (@ is %40)'
const encode =
  'takes user and password URL-encoded: write @ as %40, : as %3A, / as %2F, # as %23 and % as %25'

/** The URL of a mail server with credentials. Its errors never contain the value. */
export const smtpUrl = z
  .string()
  .refine(isEncoded, { error: encode, abort: true })
  .pipe(z.url({ protocol: /^smtps?$/, error: takes, abort: true }))
  .refine(text => new URL(text).hostname !== '', takes)

/** A part of a password that is not encoded may be parsed as host, path or query. */
function isEncoded(text: string): boolean {
  const [beforeAt = '', ...behind] = text.split('@')
  const credentials = beforeAt.replace(/^\w+:\/\//, '')
  if (behind.length > 1 || (behind.length === 1 && /[/?#]/.test(credentials))) return false
  try {
    decodeURIComponent(credentials)
    return true
  } catch {
    return false
  }
}

/** The parts of a mail server's URL, decoded. */
export interface MailServer {
  host: string
  port: number
  user: string
  password: string
  /** TLS from the first byte: smtps. */
  isSecure: boolean
}

export function mailServerOf(smtpUrl: string): MailServer {
  const url = new URL(smtpUrl)
  const isSecure = url.protocol === 'smtps:'
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isSecure ? 465 : 587),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    isSecure,
  }
}

/** A password must be encrypted unless it stays on this machine. */
export function needsEncryption({ host, user, password, isSecure }: MailServer): boolean {
  return !isSecure && (user !== '' || password !== '') && !isThisMachine(host)
}

export const isThisMachine = (host: string) =>
  host.toLowerCase() === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'))
