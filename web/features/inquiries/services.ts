import { SERVICES } from './rules.ts'

/** A choice of the contact form: its stored value, and its label. */
export type ServiceChoice = readonly [value: string, label: string]

export const serviceLimits = { count: 12, label: 60 } as const

/** The labels of a new site's form, one in each line. */
export const SHIPPED_SERVICES = SERVICES.map(([, label]) => label).join('\n')

/**
 * The choices of lines of labels: the stored value of a label that is not of this release is the
 * label.
 */
export const servicesIn = (lines: string): ServiceChoice[] =>
  lines
    .split('\n')
    .filter(Boolean)
    .map(label => {
      const [value = label] = SERVICES.find(service => service[1] === label) ?? []
      return [value, label]
    })

/** The label of a stored service. */
export const serviceLabel = (value: string): string =>
  SERVICES.find(service => service[0] === value)?.[1] ?? value

/** Returns the fault of lines of labels as a sentence, or undefined. */
export function servicesFault(lines: string): string | undefined {
  const { count, label } = serviceLimits
  const labels = lines.split('\n')
  if (labels.length > count) return `At most ${count} services, each in a line of its own`
  const longest = labels.find(candidate => candidate.length > label)
  if (longest) return `At most ${label} characters in a line: “${longest.slice(0, 20)}…” is longer`
  return new Set(labels).size < labels.length ? 'Each service once' : undefined
}
