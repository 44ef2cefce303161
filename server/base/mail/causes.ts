import { answerTo, type MailError, sentence } from './mail-error.ts'
import type { OAuth } from './oauth.ts'
import type { MailServer } from './smtp-url.ts'

/** A refusal, and the settings that the mail was sent with. */
export interface Refusal {
  error: MailError
  server: MailServer
  oauth: OAuth | undefined
  from: string
  /** The addresses in NOTIFY_TO. */
  notifyTo: readonly string[]
}

interface Cause {
  /** Matches the answer of the server; without it the row fits any answer. */
  answer?: RegExp
  if?(refusal: Refusal): boolean
  what(refusal: Refusal): string
  cure: string | ((refusal: Refusal) => string)
}

/** The sentence for the owner about an answer of the token server. */
export const tokenRefusal = (refusal: Refusal) => causeAmong(ofTokens, refusal)
/** … of the mail server's answer to user and password, or to a token. */
export const signInRefusal = (refusal: Refusal) => causeAmong(ofSignIns, refusal)
/** … of its answer to a mail. */
export const mailRefusal = (refusal: Refusal) => causeAmong(ofMails, refusal)

function causeAmong(causes: readonly Cause[], refusal: Refusal): string {
  const response = answerTo(refusal.error)
  const cause = causes.find(
    ({ answer, if: applies }) => (answer?.test(response) ?? true) && (applies?.(refusal) ?? true),
  )
  if (!cause) return response
  const { what, cure } = cause
  return sentence(`${what(refusal)} (${response})`, typeof cure === 'string' ? cure : cure(refusal))
}

const guide = 'docs/owner/mail-without-passwords.md'
const hasToken = ({ oauth }: Refusal) => oauth !== undefined
const failedAtCommand = (command: string) => (refusal: Refusal) => refusal.error.command === command

const tokenHost = ({ oauth }: Refusal) => oauth && new URL(oauth.tokenUrl).host

const ofTokens: readonly Cause[] = [
  {
    answer: /^invalid_client/,
    what: all => `${tokenHost(all)} refuses SMTP_OAUTH_CLIENT_ID or SMTP_OAUTH_CLIENT_SECRET`,
    cure: 'a secret ends on a day chosen with it; make a new one, and copy its value, not its ID',
  },
  {
    answer: /^invalid_grant/,
    what: all => `${tokenHost(all)} refuses the refresh token, which may have ended`,
    cure: `make a new one for SMTP_OAUTH_REFRESH_TOKEN, as ${guide} says`,
  },
  {
    answer: /^unauthorized_client/,
    what: all => `${tokenHost(all)} does not know the application, or it may not sign in like this`,
    cure: 'compare SMTP_OAUTH_CLIENT_ID and SMTP_OAUTH_TOKEN_URL with the page of the application',
  },
  {
    answer: /^(HTTP (429|5\d\d)|temporarily_unavailable|server_error)/,
    what: all => `${tokenHost(all)} gives no token just now`,
    cure: 'wait; mails are tried again',
  },
  {
    answer: /^HTTP /,
    what: all => `${tokenHost(all)} does not answer like a token server`,
    cure: 'look at SMTP_OAUTH_TOKEN_URL',
  },
  {
    if: ({ error }) => error.response === undefined,
    what: all => `${tokenHost(all)} cannot be reached`,
    cure: 'look at SMTP_OAUTH_TOKEN_URL, and whether this machine has a connection',
  },
  {
    what: all => `${tokenHost(all)} gives no token`,
    cure: 'compare the settings that begin with SMTP_OAUTH with the page of the application',
  },
]

const ofSignIns: readonly Cause[] = [
  {
    answer: /^4\d\d/,
    what: ({ server }) => `${server.host} lets nobody sign in just now`,
    cure: 'wait; mails are tried again',
  },
  {
    answer: /SmtpClientAuthentication is disabled/i,
    what: ({ server }) => `Microsoft 365 lets no program send from the mailbox ${server.user}`,
    cure: `turn on Authenticated SMTP for it, as ${guide} says`,
  },
  {
    if: hasToken,
    answer: /5\.7\.139/,
    what: ({ server }) => `A rule of your Microsoft 365 keeps the site out of ${server.user}`,
    cure: 'look at security defaults and Conditional Access',
  },
  {
    if: hasToken,
    what: ({ server }) => `${server.host} does not let the site into the mailbox ${server.user}`,
    cure: ({ oauth }) =>
      oauth?.refreshToken
        ? `make the refresh token while signed in to that mailbox, with the scope in ${guide}`
        : `give the application SMTP.SendAsApp and that mailbox, as ${guide} says`,
  },
  {
    answer: /5\.7\.(139|30)\b/,
    what: ({ server }) => `${server.host} takes no password for this mailbox`,
    cure: `sign in by OAuth 2, as ${guide} says`,
  },
  {
    if: failedAtCommand('AUTH XOAUTH2'),
    what: ({ server }) => `${server.host} takes no passwords, so none was sent`,
    cure: `sign in by OAuth 2, as ${guide} says`,
  },
  {
    answer: /5\.7\.9\b/,
    what: ({ server }) => `${server.host} wants a password made for programs`,
    cure: `make an app password, as ${guide} says`,
  },
  {
    what: ({ server }) => `${server.host} refuses the user or the password of SMTP_URL`,
    cure: 'look whether both are right and URL-encoded (@ is %40); some servers want a password made for programs',
  },
]

const ofMails: readonly Cause[] = [
  {
    answer: /5\.7\.60\b|SendAsDenied/i,
    what: ({ server, from }) => `${server.host} does not let ${server.user} send as ${from}`,
    cure: ({ server }) => `set MAIL_FROM to ${server.user}, or let that mailbox send as the other`,
  },
  {
    if: ({ error, server }) => error.responseCode === 530 && server.user !== '',
    what: ({ server }) => `${server.host} lets nobody sign in on port ${server.port}`,
    cure: 'take port 587, or smtps:// with port 465, in SMTP_URL',
  },
  {
    if: ({ error }) => error.responseCode === 530,
    what: ({ server }) => `${server.host} takes mail only of those who sign in`,
    cure: 'put user and password into SMTP_URL',
  },
  {
    if: failedAtCommand('MAIL FROM'),
    what: ({ server, from }) => `${server.host} refuses the sender ${from}`,
    cure: 'set MAIL_FROM to an address that it lets this user send from',
  },
  {
    if: failedAtCommand('RCPT TO'),
    what: ({ server, error }) =>
      `${server.host} refuses to deliver to ${error.rejected?.join(', ')}`,
    cure: ({ error, notifyTo }) =>
      `look whether that is the right address${error.rejected?.some(address => notifyTo.includes(address)) ? ' in NOTIFY_TO' : ''}`,
  },
  {
    what: ({ server }) => `${server.host} did not take the mail`,
    cure: 'its answer says whether it minds the sender, the address or the text',
  },
]
