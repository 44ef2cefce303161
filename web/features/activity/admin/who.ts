import type { ActivityEntry } from '../../../base/activity-entries.ts'

/** Who has done something, as it is shown: customers have no username, their names are in the subject. */
export function whoOf({ who, action, subject }: Pick<ActivityEntry, 'who' | 'action' | 'subject'>) {
  if (who) return who
  if (action !== 'quote-accepted' && action !== 'quote-asked') return 'Unknown name'
  const [, name] = /, by (.+)$/.exec(subject) ?? []
  return name ? `${name} (customer)` : 'A customer'
}
