import { paths } from '../../services/furniture/paths.ts'
import { furnitureCollection } from './furniture-collection.ts'
import { namedLegs } from './leg-names.ts'

export const legs = furnitureCollection({
  id: 'legs',
  page: paths.legs,
  prefix: 'LG',
  goesWith: ['chair-legs', 'table-legs', 'bed-legs'],
  pieces: namedLegs,
})
