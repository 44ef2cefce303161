import type { Config } from '../../../base/config.ts'
import type { ContactDetailsStore } from './store.ts'

/** The time zone of the company's details; that of TIME_ZONE until they have one. */
export const timeZoneOf =
  (contactDetails: Pick<ContactDetailsStore, 'value'>, config: Pick<Config, 'timeZone'>) =>
  (): string =>
    contactDetails.value.timeZone || config.timeZone
