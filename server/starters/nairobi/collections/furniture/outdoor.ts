import { paths } from '../../services/furniture/paths.ts'
import {
  alternating,
  furnitureCollection,
  hundred,
  type Makes,
  padded,
} from './furniture-collection.ts'

const pieces = ['dining', 'lounger', 'bench', 'parasol', 'dining', 'lounger', 'bench'] as const

const makes: Makes = { 14: ['crescent'] }

export const outdoor = furnitureCollection({
  id: 'outdoor',
  page: paths.outdoor,
  prefix: 'OD',
  goesWith: ['chairs', 'posts-balustrades'],
  pieces: hundred(number => ({
    name: padded('OD', number),
    family: 'outdoor-furniture',
    traits: [alternating(pieces, number), ...(makes[number] ?? [])],
    alt: `Outdoor table, lounger, bench or parasol, model ${padded('OD', number)}`,
  })),
})
