import { randomUUID } from 'node:crypto'
import { sameJson } from '../../../web/base/same-json.ts'
import type { EditedPage, EditedSection, KeyedPage } from '../../../web/features/pages/contract.ts'
import { sectionsOf } from '../../../web/features/pages/merge.ts'
import { badRequest } from '../../base/errors.ts'

/** Of a shipped page, whose sections have not been moved. */
export const shippedKeys = ({ sections }: EditedPage): string[] =>
  sections.map(({ kind }, index) => `${kind}-${index + 1}`)

const KEY = /^[a-z0-9-]{1,40}$/

/**
 * The keys of a source: those given, new ones for null. Without any, sections are recognised in what
 * they were made of: those that say the same, then those of the same kind and anchor or none, then of the same kind.
 * @throws AppError 400 where they are not one for each section
 */
export function keysOf(
  source: EditedPage,
  given: readonly (string | null)[] | undefined,
  base: KeyedPage,
): string[] {
  if (!given) return recognised(source.sections, base)
  if (!areKeysOf(source, given)) throw badRequest(ONE_EACH)
  return given.map(key => key ?? newKey())
}

export const ONE_EACH = '`keys` needs one name for each section, and none twice'

export function areKeysOf(
  { sections }: Pick<EditedPage, 'sections'>,
  keys: readonly (string | null)[],
): boolean {
  const own = keys.filter(key => key !== null)
  return (
    keys.length === sections.length &&
    new Set(own).size === own.length &&
    own.every(key => KEY.test(key))
  )
}

function recognised(sections: readonly EditedSection[], base: KeyedPage): string[] {
  const left = sectionsOf(base)
  const keys: string[] = []
  const likenesses: ((one: EditedSection, other: EditedSection) => boolean)[] = [
    sameJson,
    (one, other) => one.kind === other.kind && one.id === other.id,
    (one, other) => one.kind === other.kind,
  ]
  for (const isLike of likenesses) {
    sections.forEach((section, index) => {
      if (keys[index]) return
      const [key] = [...left].find(([, other]) => isLike(section, other)) ?? []
      if (key === undefined) return
      keys[index] = key
      left.delete(key)
    })
  }
  return sections.map((_, index) => keys[index] ?? newKey())
}

const newKey = () => randomUUID().slice(0, 8)
