import * as z from 'zod'
import { isUnreadable, readPlan } from '../../../web/features/design/plan-text.ts'
import {
  cleanText,
  faultOf,
  type InquiryText,
  inquiryTexts,
  NOT_A_SERVICE,
  SERVICES,
  TOO_MANY_ITEMS,
} from '../../../web/features/inquiries/rules.ts'
import type { ServiceChoice } from '../../../web/features/inquiries/services.ts'
import { itemLimits } from '../../../web/features/shortlist/item-limits.ts'

/** An optional field of the form, with the rules that the browser also applies. */
const text = (name: InquiryText) => {
  const rule = inquiryTexts[name]
  return orEmpty(
    z
      .string('tooShort' in rule ? rule.tooShort : 'This must be a text')
      .overwrite(text => cleanText(name, text))
      .superRefine((text, context) => {
        const message = faultOf(name, text)
        if (message) context.addIssue({ code: 'custom', message })
      }),
  )
}

const orEmpty = <S extends z.ZodType>(schema: S) => z.preprocess(value => value ?? '', schema)

const path = /^(\/[\w-]+)*\/?$/

const ITEM_TAKES =
  'An item takes the path of its page, its code, a quantity of 1 to 9999 and a note of at most 200 characters'

const item = z.strictObject(
  {
    page: z.string(ITEM_TAKES).max(itemLimits.page, ITEM_TAKES).regex(path, ITEM_TAKES),
    code: z.string(ITEM_TAKES).trim().min(1, ITEM_TAKES).max(itemLimits.code, ITEM_TAKES),
    quantity: z.int(ITEM_TAKES).min(1, ITEM_TAKES).max(itemLimits.quantity, ITEM_TAKES).default(1),
    note: z.string(ITEM_TAKES).trim().max(itemLimits.note, ITEM_TAKES).default(''),
  },
  ITEM_TAKES,
)

const KEY_TAKES = 'A key takes 8 to 100 letters, digits, - or _'

export const idempotencyKey = z
  .string(KEY_TAKES)
  .regex(/^[\w-]{8,100}$/, KEY_TAKES)
  .nullish()

const NO_PLAN = 'This names no unit. Send the text or the code of a plan, such as OF-2S4M-7K2P'

const inquirySchema = z.strictObject({
  name: text('name'),
  email: text('email'),
  phone: text('phone'),
  company: text('company'),
  subject: text('subject'),
  message: text('message'),
  serviceInterest: z.string(),
  budgetRange: text('budgetRange'),
  preferredContactMethod: text('preferredContactMethod'),
  projectTimeline: text('projectTimeline'),
  page: text('page'),
  items: z.preprocess(
    value => value ?? [],
    z.array(item, ITEM_TAKES).max(itemLimits.items, TOO_MANY_ITEMS),
  ),
  plan: orEmpty(
    z.string(NO_PLAN).refine(text => text === '' || !isUnreadable(readPlan(text)), NO_PLAN),
  ),
  idempotencyKey,
  openFor: z.number('This takes milliseconds').nonnegative().nullish(),
  website: orEmpty(z.string('This must be a text')),
})

/**
 * The body of `POST /api/contact`, and of a posted form after conversion.
 * @param services that are offered now, beside those of the release
 */
export const inquirySchemaWith = (services: () => readonly ServiceChoice[] = () => []) =>
  inquirySchema.extend({
    serviceInterest: orEmpty(
      z
        .string(NOT_A_SERVICE)
        .refine(
          service =>
            service === '' || [...SERVICES, ...services()].some(([value]) => value === service),
          NOT_A_SERVICE,
        ),
    ),
  })

export type PostedInquiry = z.output<typeof inquirySchema>
