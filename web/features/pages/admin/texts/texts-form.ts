import type { FooterColumn } from '../../../../base/contract.ts'
import { sameJson } from '../../../../base/same-json.ts'
import { FOOTER } from '../../../../layout/footer-columns.ts'
import type { SiteTexts, SiteTextsAnswer } from '../../../company/site-texts/contract.ts'
import { TEXT_FIELDS, textFault, tidied } from '../../../company/site-texts/fields.ts'
import { footerFaults } from '../../../company/site-texts/footer-limits.ts'

/** What was typed and is not saved: texts by the name of their field, and the whole footer. */
export interface TextChanges {
  texts: Record<string, string>
  footer?: readonly FooterColumn[]
}

export const NO_CHANGES: TextChanges = { texts: {} }

/** The name of the columns of the footer among those of fields. */
export const FOOTER_NAME = 'footer'

export const shippedText = (name: string): string => TEXT_FIELDS.get(name)?.shipped ?? ''

export const textIn = ({ texts }: SiteTexts, name: string): string =>
  texts[name] ?? shippedText(name)

export const footerIn = ({ footer }: SiteTexts): readonly FooterColumn[] => footer ?? FOOTER

/** What the site would say with these changes. */
export const withChanges = (stored: SiteTextsAnswer, changes: TextChanges): SiteTextsAnswer => ({
  version: stored.version,
  texts: { ...stored.texts, ...changes.texts },
  footer: changes.footer ?? stored.footer,
})

/** The fields that two states say differently. */
export function differing(one: SiteTexts, other: SiteTexts): string[] {
  const names = new Set([...Object.keys(one.texts), ...Object.keys(other.texts)])
  const texts = [...names].filter(name => textIn(one, name) !== textIn(other, name))
  const isFooter = !sameJson(footerIn(one), footerIn(other))
  return isFooter ? [...texts, FOOTER_NAME] : texts
}

/** Only what differs from what is stored. */
export function changesFrom(stored: SiteTexts, { texts, footer }: TextChanges): TextChanges {
  const changed = Object.entries(texts).filter(([name, text]) => text !== textIn(stored, name))
  const isFooter = footer !== undefined && !sameJson(footer, footerIn(stored))
  return { texts: Object.fromEntries(changed), ...(isFooter && { footer }) }
}

export const namesOf = ({ texts, footer }: TextChanges): string[] => [
  ...Object.keys(texts),
  ...(footer ? [FOOTER_NAME] : []),
]

/** What the server would say to these changes: by the name of the field, for the footer by its place. */
export function faultsOf({ texts, footer }: TextChanges): Record<string, string> {
  const faults: Record<string, string> = {}
  for (const [name, typed] of Object.entries(texts)) {
    const field = TEXT_FIELDS.get(name)
    const fault = field && textFault(tidied(typed, field), field)
    if (fault) faults[name] = fault
  }
  for (const [at, fault] of Object.entries(footer ? footerFaults(footer) : {})) {
    faults[at ? `${FOOTER_NAME}.${at}` : FOOTER_NAME] = fault
  }
  return faults
}
