import type { Site } from '../../base/contract.ts'
import { FIELDS, type InquiryField, PLEASE_CHOOSE } from './fields.ts'

/** The fields that the site asks for, with its services and in its words. */
export const fieldsOn = ({
  services,
  words,
  contact,
}: Pick<Site, 'services' | 'words' | 'contact'>): InquiryField[] =>
  FIELDS.flatMap(field => {
    // Nobody answers by WhatsApp where the company has no number for it.
    if (field.name === 'preferredContactMethod' && !contact.whatsapp) {
      return { ...field, options: field.options?.filter(([value]) => value !== 'WhatsApp') ?? [] }
    }
    const label = { budgetRange: words?.budget, projectTimeline: words?.timeline }[
      field.name as string
    ]
    if (label !== undefined) return label ? { ...field, label } : []
    if (field.name !== 'serviceInterest' || !services) return field
    return services.length > 0 ? { ...field, options: [PLEASE_CHOOSE, ...services] } : []
  })
