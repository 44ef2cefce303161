import type { Piece } from './furniture-collection.ts'

const woods = ['oak', 'mahogany', 'teak', 'walnut', 'beech', 'mvule']
const metals = ['mild-steel', 'stainless-steel', 'brass', 'chrome', 'black-steel', 'aluminium']
const barMetals = ['black-steel', 'stainless-steel', 'brass', 'aluminium']
const baseMetals = ['chrome', 'black-steel', 'stainless-steel', 'brass', 'aluminium']

/** The materials of each type; types that exist in wood and in metal are listed twice. */
const types: [type: string, form: string, materials: string[]][] = [
  ['turned', 'Turned Leg', woods],
  ['hairpin', 'Hairpin Leg', metals],
  ['tapered', 'Tapered Leg', from('walnut', woods)],
  ['swivel-base', 'Swivel Base', baseMetals],
  ['cabriole', 'Cabriole Leg', from('mahogany', woods)],
  ['x-frame', 'X-Frame', from('stainless-steel', baseMetals)],
  ['square', 'Square Leg', from('beech', woods)],
  ['u-frame', 'U-Frame', from('black-steel', metals)],
  ['fluted', 'Fluted Leg', from('teak', woods)],
  ['spider', 'Spider Base', from('aluminium', baseMetals)],
  ['pedestal', 'Pedestal', from('oak', woods)],
  ['tapered', 'Tapered Leg', barMetals],
  ['saber', 'Sabre Leg', from('mvule', woods)],
  ['x-frame', 'X-Frame', from('walnut', woods)],
  ['square', 'Square Leg', from('brass', barMetals)],
  ['bun', 'Bun Foot', from('mahogany', woods)],
  ['pedestal', 'Pedestal', from('brass', baseMetals)],
  ['trestle', 'Trestle', from('beech', woods)],
]

const rounds = [0, 1, 2, 3, 4, 5]

/** The hundred legs of the overview: each type once, then each in its next material, and so on. */
export const namedLegs = (): Piece[] =>
  rounds.flatMap(round =>
    types.flatMap(([type, form, materials]) => {
      const material = materials[round]
      if (!material) return []
      const name = `${titled(material)} ${form}`
      // With the same words in the same order a page of a hundred compresses to less.
      return { name, family: 'furniture-leg', traits: [type, material], alt: `A single ${name}` }
    }),
  )

/** The values rotated, so that a row of legs does not repeat one material. */
function from(first: string, values: string[]): string[] {
  const start = values.indexOf(first)
  return [...values.slice(start), ...values.slice(0, start)]
}

function titled(material: string): string {
  return material.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) =>
    dash ? ` ${letter.toUpperCase()}` : letter.toUpperCase(),
  )
}
