import { paths } from '../../services/furniture/paths.ts'
import { furnitureCollection, hundred, type Makes, padded } from './furniture-collection.ts'

const makes: Makes = { 13: ['three'] }

export const bedLegs = furnitureCollection({
  id: 'bed-legs',
  page: paths.bedLegs,
  prefix: 'BL',
  goesWith: ['beds', 'legs'],
  pieces: hundred(number => ({
    name: padded('BL', number),
    family: 'bed-leg',
    traits: makes[number],
    alt: `Bed or sofa leg, model ${padded('BL', number)}`,
  })),
})
