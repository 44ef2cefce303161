import type { ItemFact } from '../../web/base/contract.ts'

/** The words for a piece of furniture whose drawing must show a trait. */
const words: Record<string, readonly string[]> = {
  Form: [
    ...['turned', 'hairpin', 'tapered', 'fluted', 'square', 'trestle', 'pedestal', 'cabriole'],
    ...['bun foot', 'sabre', 'spider base', 'swivel base', 'u-frame', 'x-frame'],
    ...['counter', 'stool', 'high table', 'shelf'],
    ...['dining set', 'lounger', 'bench', 'parasol'],
  ],
  Material: [
    ...['oak', 'mahogany', 'teak', 'walnut', 'beech', 'mvule'],
    ...['mild steel', 'black steel', 'stainless steel', 'chrome', 'brass', 'aluminium'],
    ...['iron', 'glass', 'steel cable'],
  ],
}

/** Traits that are spelt otherwise. */
const spelt: Record<string, string> = {
  bun: 'bun foot',
  saber: 'sabre',
  spider: 'spider base',
  dining: 'dining set',
  cable: 'steel cable',
}

/** Puts the traits of a product into words; those of rooms and buildings have none. */
export function factsOf(traits: readonly string[] = []): ItemFact[] {
  return Object.entries(words).flatMap(([name, traitWords]) =>
    traits
      .map(trait => spelt[trait] ?? trait.replace(/-(?!frame)/g, ' '))
      .filter(word => traitWords.includes(word))
      .map((word): ItemFact => [name, word.charAt(0).toUpperCase() + word.slice(1)]),
  )
}
