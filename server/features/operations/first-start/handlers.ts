import type { Context } from 'koa'
import * as z from 'zod'
import type {
  EditedContactDetails,
  FirstAnswers,
  FirstStart,
} from '../../../../web/admin/contract.ts'
import { isCurrency } from '../../../../web/base/money/currencies.ts'
import { routes } from '../../../../web/base/routes.ts'
import { hasVisibleSign, withoutControls } from '../../../../web/base/visible-text.ts'
import { AppError, conflict } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { Log } from '../../../base/log.ts'
import {
  contactDetailsSchema,
  editedContactDetails,
  savedPhones,
} from '../../company/contact-details/schema.ts'
import { fieldsAtDefault } from '../../company/contact-details/store.ts'
import type { changeSiteCurrency } from '../../company/currency/handlers.ts'
import type { Library } from '../../media/library-types.ts'
import type { PageEditor } from '../../pages/page-editor.ts'
import type { Starter } from '../../pages/starter.ts'
import type { Stores } from '../stores/index.ts'
import { beginEmpty } from './begin-empty.ts'
import { countries } from './countries.ts'
import { emptyCompanyDetails } from './empty-details.ts'
import { existingWork } from './untouched.ts'

interface FirstStartOptions {
  stores: Stores
  /** The empty one. */
  starter: Starter
  library: Pick<Library, 'coverage'>
  changeCurrency: ReturnType<typeof changeSiteCurrency>
  pages: Pick<PageEditor, 'open' | 'save' | 'publish'>
  log: Log
}

const CURRENCY_TAKES = 'A currency is a code of ISO 4217, such as EUR'
const detailNames = {
  companyName: true,
  country: true,
  timeZone: true,
  addressLine1: true,
  city: true,
  phone: true,
  whatsapp: true,
  email: true,
  takesInquiries: true,
} as const

const LONGEST_NAME = 60
const LONGEST_LEAD = 160

const answersSchema = editedContactDetails.pick(detailNames).extend({
  companyName: editedContactDetails.shape.companyName.refine(
    name => name.length <= LONGEST_NAME,
    `The name must be at most ${LONGEST_NAME} characters`,
  ),
  updatedAt: contactDetailsSchema.shape.updatedAt,
  currency: z.string(CURRENCY_TAKES).refine(isCurrency, CURRENCY_TAKES),
  lead: z
    .string('The sentence about the company is a text')
    .overwrite(typed => withoutControls(typed.replace(/\s+/g, ' ')).trim())
    .max(LONGEST_LEAD, `The sentence must be at most ${LONGEST_LEAD} characters`)
    .refine(text => text === '' || hasVisibleSign(text), 'Write a sentence, or nothing')
    .optional(),
  begin: z.enum(['keep', 'empty'], 'Keep the example site, or begin empty: keep or empty'),
}) satisfies z.ZodType<FirstAnswers>

/** The questions of the first start, which can be answered again later. */
export function firstStartHandlers(options: FirstStartOptions) {
  const { stores, starter, library, changeCurrency, pages, log } = options
  const { firstStart, contactDetails, products, inTurn } = stores
  const read = jsonBody(body => answersSchema.extend(savedPhones(body, contactDetails.value)))

  function firstStartView(): FirstStart {
    const { value } = contactDetails
    const examples = new Set<string>(fieldsAtDefault(value))
    const isNamed = value.updatedAt !== null
    const ownText = (name: keyof typeof detailNames & keyof EditedContactDetails) =>
      isNamed && !examples.has(name) ? String(value[name]) : ''
    // A first start that has begun is completed by the next answer, whatever of it is stored.
    const work = firstStart.value.beginning
      ? undefined
      : existingWork(stores, library.coverage.present)
    return {
      answers: {
        companyName: ownText('companyName'),
        country: ownText('country'),
        timeZone: value.timeZone,
        addressLine1: ownText('addressLine1'),
        city: ownText('city'),
        phone: ownText('phone'),
        whatsapp: ownText('whatsapp'),
        email: ownText('email'),
        takesInquiries: value.takesInquiries,
        currency: products.currency,
        updatedAt: value.updatedAt,
      },
      countries: countries(),
      ...(work && { work }),
      isEmpty: !firstStart.value.beginning && stores.pageOrder.value.starter === 'empty',
      isAnswered: firstStart.value.answeredAt !== null,
    }
  }

  async function storeAnswers(answers: FirstAnswers) {
    const { begin: _, lead: __, currency, updatedAt: knownVersion, ...details } = answers
    if (contactDetails.value.updatedAt !== knownVersion) throw conflict(OUTDATED)
    if (currency !== products.currency) {
      await changeCurrency(products.currency, currency).catch(error => {
        throw error instanceof AppError && error.status === 409
          ? conflict(HAS_PRICES, { currency: HAS_PRICES })
          : error
      })
    }
    const updatedAt = new Date().toISOString()
    await contactDetails.change(draft => {
      if (draft.updatedAt !== knownVersion) throw conflict(OUTDATED)
      Object.assign(draft, details, { updatedAt })
    })
    await firstStart.end(updatedAt)
  }

  const empty = (answers: FirstAnswers, by: string): Promise<void> =>
    inTurn.pages(() =>
      inTurn.products(async () => {
        const { begin: _, lead: __, currency, updatedAt: knownVersion, ...details } = answers
        const work = existingWork(stores, library.coverage.present)
        if (work && !firstStart.value.beginning)
          throw conflict(refusal(work), { begin: refusal(work) })
        if (contactDetails.value.updatedAt !== knownVersion) throw conflict(OUTDATED)
        const all = { ...emptyCompanyDetails(), ...details }
        await firstStart.begin({ details: all, isGiven: true, currency, by })
        await beginEmpty({ stores, starter })
      }),
    )

  /** The home page begins with the sentence, and search engines show it. */
  async function sayOnHomePage(lead: string, by: string): Promise<void> {
    const { version, source, keys } = await pages.open(routes.home)
    const [top, ...others] = source.sections
    if (top?.kind !== 'hero') return
    const description = lead.length < SHORTEST_DESCRIPTION ? `${lead} ${HOW_TO_ASK}` : lead
    const sections = [{ ...top, text: lead }, ...others]
    const draft = { version, keys, source: { ...source, description, sections } }
    const saved = await pages.save(routes.home, draft, by)
    await pages.publish(routes.home, saved.version, by)
  }

  return {
    show(ctx: Context) {
      ctx.body = firstStartView()
    },

    async answer(ctx: Context) {
      const answers = await read(ctx)
      const by: string = ctx.state.admin.username
      const isBegun = firstStart.value.beginning !== null
      if (answers.begin === 'empty' || isBegun) await empty(answers, by)
      else await storeAnswers(answers)
      if (answers.lead && stores.pageOrder.value.starter === 'empty')
        await sayOnHomePage(answers.lead, by)
      ctx.state.activity = { action: 'site-begun', subject: answers.companyName }
      log.info({ admin: by, begin: answers.begin }, 'first questions answered')
      ctx.body = firstStartView()
    },
  }
}

/** The fewest characters of a description of a page. */
const SHORTEST_DESCRIPTION = 50

const HOW_TO_ASK = 'Choose what you need, and ask for a quote by form, phone or WhatsApp.'

const OUTDATED =
  'Somebody else has changed the details of the company meanwhile. Load this page again and repeat your answers.'

const HAS_PRICES = 'There are prices in it. Change the currency under Contact details.'

const refusal = (work: string) =>
  `This site has ${work}, which would be lost. Keep the example site, and delete what you do not need.`
