import type { Context } from 'koa'
import type { IsSignedIn } from '../../accounts/signed-in.ts'

/**
 * Whether a request is that of a person who opens the page: neither an administrator, nor a chat
 * program that makes a preview of the link, nor a browser that loads ahead.
 */
export const isCustomer = (ctx: Context, isSignedIn: IsSignedIn): boolean =>
  ctx.method === 'GET' && !isAhead(ctx) && !ROBOTS.test(ctx.get('user-agent')) && !isSignedIn(ctx)

const isAhead = (ctx: Context) =>
  ['sec-purpose', 'purpose', 'x-moz', 'x-purpose'].some(name =>
    /prefetch|prerender|preview/i.test(ctx.get(name)),
  )

/** WhatsApp, Facebook, Telegram, Slack, X, LinkedIn, Discord, Skype and Teams, Viber; crawlers. */
const ROBOTS =
  /^$|WhatsApp|facebookexternalhit|Facebot|facebookcatalog|meta-external|SkypeUriPreview|MicrosoftPreview|Viber|Slack-ImgProxy|bot\b|bot\/|crawl|spider|preview/i
