import { designPageUrl } from '../../../../web/features/design/addresses.ts'
import type { EstimatePrices } from '../../../../web/features/design/estimate.ts'
import type { Plan } from '../../../../web/features/design/plan.ts'
import { planText } from '../../../../web/features/design/plan-text.ts'
import type { SiteBrand } from '../../company/brand/site-brand.ts'
import { companyDetails } from '../../company/contact-details/company-details.ts'
import type { ContactDetailsStore } from '../../company/contact-details/store.ts'
import { designFacts } from '../facts.ts'
import type { DesignSheet } from './design-sheet.ts'

interface SheetSourceOptions {
  prices: { readonly value: EstimatePrices }
  contactDetails: Pick<ContactDetailsStore, 'value'>
  brand: Pick<SiteBrand, 'value'>
  /** The company's date, such as 2026-12-31. */
  today: () => string
}

/** Creates the function that returns the current content of a plan's sheet. */
export function designSheetSource({ prices, contactDetails, brand, today }: SheetSourceOptions) {
  /** @param origin of the site */
  return (plan: Plan, origin: string): DesignSheet => {
    const facts = designFacts(plan, prices.value)
    const contact = companyDetails(contactDetails.value)
    return {
      plan,
      facts,
      contact,
      website: contact.websiteUrl || origin,
      ...(brand.value && { brand: brand.value.printed }),
      address: origin + designPageUrl(planText(plan)),
      ...(facts.estimate && { day: today() }),
    }
  }
}

export type DesignSheetOf = ReturnType<typeof designSheetSource>
