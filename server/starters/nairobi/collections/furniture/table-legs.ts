import { paths } from '../../services/furniture/paths.ts'
import { furnitureCollection, hundred, type Makes, padded } from './furniture-collection.ts'

const makes: Makes = { 17: ['stretcher'], 18: ['pair'] }

export const tableLegs = furnitureCollection({
  id: 'table-legs',
  page: paths.tableLegs,
  prefix: 'TL',
  goesWith: ['office', 'chair-legs'],
  pieces: hundred(number => ({
    name: padded('TL', number),
    family: 'table-leg',
    traits: makes[number],
    alt: `Table leg or base, model ${padded('TL', number)}`,
  })),
})
