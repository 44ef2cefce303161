/** Traits whose name is not what builders say. */
const spelt: Record<string, string> = {
  'a-frame': 'A-frame',
  'u-frame': 'U-frame',
  'x-frame': 'X-frame',
  'lean-to': 'lean-to roof',
  'walk-in': 'walk-in',
  'one-storey': 'one-storey',
  'two-storey': 'two-storey',
  a: 'A shape',
  u: 'U shape',
  y: 'Y shape',
  bun: 'bun foot',
  saber: 'sabre',
  spider: 'spider base',
  court: 'around a court',
  row: 'in a row',
  rows: 'in rows',
  stacked: 'stacked units',
  commercial: 'shops and offices',
  public: 'public buildings',
  residential: 'homes',
}

/** How legs stand: the same traits say something else of other things. */
const speltOfLegs: Record<string, string> = {
  near: 'two under a front',
  left: 'under the left corner',
  right: 'under the right corner',
  lying: 'one standing, one lying',
  four: 'set of four',
  three: 'in three heights',
  plinth: 'on a plinth',
}

/** A trait in the words of builders, as within a sentence: `two-storey`, `X-frame`. */
export function wordOf(trait: string, family: string): string {
  const own = family.endsWith('-leg') ? speltOfLegs[trait] : undefined
  return own ?? spelt[trait] ?? trait.replaceAll('-', ' ')
}

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** What a choice is called that has this trait, the first that fits. */
const labels: readonly [trait: string, label: string][] = [
  ['mvule', 'Wood or metal'],
  ['wenge', 'Wood'],
  ['denim', 'Colour'],
  ['brown', 'Leather'],
  ['savanna', 'Colours of the room'],
  ['apricot', 'Colours of the room'],
  ['blush', 'Colour of the fronts'],
  ['end-window', 'Windows'],
]

/** What a choice of material, colour or another part is called; undefined where it is the thing's form. */
export const labelOfPart = (traits: readonly string[]): string | undefined =>
  labels.find(([trait]) => traits.includes(trait))?.[1]

/** Of those that say how a thing is made, in the order in which its drawing asks for them. */
const FORMS = ['Kind', 'Form', 'Detail', 'Further detail'] as const

/** Names the choices of one drawing, given what can be chosen in each; no two are called the same. */
export function createLabels() {
  const taken = new Set<string>()
  return (traits: readonly string[]): string => {
    const own = labelOfPart(traits) ?? FORMS.find(form => !taken.has(form)) ?? 'Further detail'
    let label = own
    for (let number = 2; taken.has(label); number += 1) label = `${own} ${number}`
    taken.add(label)
    return label
  }
}
