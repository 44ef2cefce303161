import type { ActivityEntry } from '../../../base/activity-entries.ts'

/**
 * The displayed name of the user of an entry: customers have no username, their names are in the
 * subject.
 */
export function whoOf({ who, action, subject }: Pick<ActivityEntry, 'who' | 'action' | 'subject'>) {
  if (who) return who
  if (action !== 'quote-accepted' && action !== 'quote-asked') return 'Unknown name'
  const [, name] = /, by (.+)$/.exec(subject) ?? []
  return name ? `${name} (customer)` : 'A customer'
}
