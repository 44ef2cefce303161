import type { PartId } from '../../../design/parts.ts'

/** All parts, in the order of the screen where the owner sets prices. */
export const priceGroups: readonly (readonly [title: string, parts: readonly PartId[]])[] = [
  ['Modules', ['module-20', 'module-40']],
  [
    'Fronts and doors',
    ['front-windows', 'front-glazed', 'front-shutter', 'door-single', 'door-double'],
  ],
  ['Roof and walls', ['roof-pitched', 'roof-terrace', 'cladding-boards', 'cladding-render']],
  ['Outside', ['deck', 'stairs', 'awning', 'solar', 'tank']],
  ['Inside', ['furnished', 'kitchen', 'wc']],
]
