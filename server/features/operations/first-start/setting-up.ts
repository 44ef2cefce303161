import type { Context, Middleware } from 'koa'
import { day } from '../../../../web/base/units.ts'
import { plainPage } from '../../../render/error-pages.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import type { PageOrderStore } from '../../pages/page-order.ts'
import type { FirstStartStore } from './store.ts'

interface SettingUpOptions {
  firstStart: Pick<FirstStartStore, 'value'>
  pageOrder: Pick<PageOrderStore, 'value'>
  contactDetails: Pick<ContactDetailsStore, 'value'>
  isSignedIn: (ctx: Context) => boolean
}

/** Administrators need their area, its pictures and its API before there is a company. */
const OPEN = /^\/(admin|api|assets|drawings|uploads|preview)(\/|$)|^\/(favicon\.ico|icon)/

const TEXT = 'This site is being set up. Please come back later.'

/** Answers strangers with 503, and search engines with noindex, until an empty site has its company. */
export function settingUp(options: SettingUpOptions): Middleware {
  const { firstStart, pageOrder, contactDetails, isSignedIn } = options
  const isSettingUp = () =>
    firstStart.value.beginning !== null ||
    (pageOrder.value.starter === 'empty' && contactDetails.value.updatedAt === null)
  return (ctx, next) => {
    if (!isSettingUp() || OPEN.test(ctx.path) || isSignedIn(ctx)) return next()
    ctx.status = 503
    ctx.set({
      'cache-control': 'no-store',
      'retry-after': String(day / 1000),
      'x-robots-tag': 'noindex',
    })
    ctx.type = 'text/html; charset=utf-8'
    ctx.body = plainPage(503, TEXT, '')
    return undefined
  }
}
