import type { KeyedPage } from '../../contract.ts'

/** What the server found wrong with a page, at the time. */
export interface Faults {
  page: KeyedPage
  /** A sentence for each path, such as `sections.1.title`. */
  fields: Readonly<Record<string, string>>
}

/**
 * The faults that are still there: under the present places of their sections, without those whose
 * field has changed since.
 */
export function faultsNow(
  { page: before, fields }: Faults,
  now: KeyedPage,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([path, sentence]) => {
      const place = placeNow(path, before, now)
      const isSame = place && valueAt(before.source, path) === valueAt(now.source, place)
      return isSame ? [[place, sentence]] : []
    }),
  )
}

/** Where the first of them is: a section by its key, or the page itself. */
export function firstFault(
  faults: Readonly<Record<string, string>>,
  { keys }: KeyedPage,
): { key: string | undefined; at: string } | undefined {
  const places = Object.keys(faults)
  const inSections = (path: string) => /^sections\.\d/.test(path)
  const indexOf = (path: string) => Number(path.split('.')[1])
  const first = places.filter(inSections).sort((one, other) => indexOf(one) - indexOf(other))[0]
  if (first) return { key: keys[indexOf(first)], at: first }
  const [at] = places
  return at === undefined ? undefined : { key: undefined, at }
}

/** How many of them are in the section at this index. */
export const faultsIn = (faults: Readonly<Record<string, string>>, index: number): number =>
  Object.keys(faults).filter(path => `${path}.`.startsWith(`sections.${index}.`)).length

/** Those of the page itself. */
export const faultsOfPage = (faults: Readonly<Record<string, string>>): number =>
  Object.keys(faults).filter(path => !path.startsWith('sections.')).length

function placeNow(path: string, before: KeyedPage, now: KeyedPage): string | undefined {
  const [root, index, ...rest] = path.split('.')
  if (root !== 'sections' || index === undefined) return path
  const place = now.keys.indexOf(before.keys[Number(index)] ?? '')
  return place < 0 ? undefined : ['sections', place, ...rest].join('.')
}

function valueAt(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value)
}
