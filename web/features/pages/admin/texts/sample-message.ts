import { companyName } from '../../../../admin/settings.ts'
import { routes } from '../../../../base/routes.ts'
import { fill } from '../../../company/site-texts/fill.ts'
import type { Placeholder } from '../../../company/site-texts/messages.ts'

/** A message as a visitor might send it. */
export function sampleOf(template: string): string {
  const isOfUnit = template.includes('{unit}')
  const values: Record<Placeholder, string> = {
    company: companyName.value,
    page: 'Products',
    product: 'A8',
    products: 'A8, A9',
    unit: 'Office, 2 storeys, 4 modules, 57.6 m²',
    code: isOfUnit ? 'OF-2S4M-7K2P' : 'A8',
    words: 'garden bench',
    link: location.origin + (isOfUnit ? routes.design : routes.product('A8')),
  }
  return fill(template, values)
}
