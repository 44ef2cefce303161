import { paths } from '../../services/furniture/paths.ts'
import { furnitureCollection, hundred, type Makes, padded } from './furniture-collection.ts'

const makes: Makes = { 19: ['sled'] }

export const chairLegs = furnitureCollection({
  id: 'chair-legs',
  page: paths.chairLegs,
  prefix: 'CL',
  goesWith: ['chairs', 'table-legs'],
  pieces: hundred(number => ({
    name: padded('CL', number),
    family: 'chair-leg',
    traits: makes[number],
    alt: `Chair leg, model ${padded('CL', number)}`,
  })),
})
