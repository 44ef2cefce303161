import type { KeyedPage } from '../../../../web/features/pages/contract.ts'

/** A page without the sections that only administrators see. */
export function withoutHidden({ source, keys }: KeyedPage): KeyedPage {
  const isShown = (_: unknown, index: number) => !source.sections[index]?.hidden
  return {
    source: { ...source, sections: source.sections.filter(isShown) },
    keys: keys.filter(isShown),
  }
}
