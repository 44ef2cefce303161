import type { Context } from 'koa'
import * as z from 'zod'
import { sameJson } from '../../../../web/base/same-json.ts'
import { kilobyte } from '../../../../web/base/units.ts'
import type {
  SiteTexts,
  SiteTextsAnswer,
} from '../../../../web/features/company/site-texts/contract.ts'
import {
  TEXT_FIELDS,
  textFault,
  tidied,
} from '../../../../web/features/company/site-texts/fields.ts'
import { footerFaults } from '../../../../web/features/company/site-texts/footer-limits.ts'
import { FOOTER } from '../../../../web/layout/footer-columns.ts'
import { badRequest } from '../../../base/errors.ts'
import { jsonBody } from '../../../base/http/json-body.ts'
import type { SiteTextStore } from './store.ts'

const link = z.tuple([z.string('A link has words'), z.string('A link leads somewhere')])

const changeSchema = z.strictObject({
  version: z.int('The version that the change began from').nonnegative(),
  texts: z.record(z.string(), z.string('A text is words')),
  footer: z.array(z.tuple([z.string('A column has a heading'), z.array(link)])).nullable(),
})

/** The texts around the sections of every page. */
export function siteTextHandlers(store: SiteTextStore) {
  const read = jsonBody(changeSchema, 128 * kilobyte)

  const answer = (ctx: Context) => {
    const { version, texts, footer } = store.value
    const body: SiteTextsAnswer = { version, texts, footer }
    ctx.body = body
  }

  return {
    show: answer,

    /** Replaces all of them; texts equal to those of the release are not stored. */
    async change(ctx: Context) {
      const { version, ...texts } = await read(ctx)
      await store.change(version, checked(texts))
      ctx.state.activity = { action: 'site-texts-changed', subject: '' }
      answer(ctx)
    },
  }
}

/** @throws AppError 400 with a sentence for each field */
function checked({ texts, footer }: SiteTexts): SiteTexts {
  const faults: Record<string, string> = {}
  const changedTexts = Object.entries(texts).flatMap(([name, input]): [string, string][] => {
    const field = TEXT_FIELDS.get(name)
    if (!field) {
      faults[name.slice(0, 100)] = 'This text is not known here'
      return []
    }
    const text = tidied(input, field)
    const fault = textFault(text, field)
    if (fault) faults[name] = fault
    return text === field.shipped ? [] : [[name, text]]
  })
  const columns = footer?.map(tidyColumn) ?? null
  for (const [path, fault] of Object.entries(columns ? footerFaults(columns) : {})) {
    faults[path ? `footer.${path}` : 'footer'] = fault
  }
  const [first] = Object.values(faults)
  if (first !== undefined) throw badRequest(first, faults)
  return {
    texts: Object.fromEntries(changedTexts),
    footer: sameJson(columns, FOOTER) ? null : columns,
  }
}

const tidyColumn = ([title, links]: NonNullable<SiteTexts['footer']>[number]) =>
  [
    tidied(title, {}),
    links.map(([label, href]): [string, string] => [tidied(label, {}), href.trim()]),
  ] as [string, [string, string][]]
