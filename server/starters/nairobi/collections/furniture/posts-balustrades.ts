import { paths } from '../../services/furniture/paths.ts'
import {
  alternating,
  furnitureCollection,
  hundred,
  type Makes,
  padded,
} from './furniture-collection.ts'

const kinds = ['turned', 'iron', 'square', 'glass', 'turned', 'cable', 'iron'] as const

const makes: Makes = { 3: ['landing'], 4: ['corner'], 7: ['run'], 15: ['run'], 16: ['stair'] }

export const posts = furnitureCollection({
  id: 'posts-balustrades',
  page: paths.posts,
  prefix: 'PB',
  goesWith: ['outdoor', 'prefab-units'],
  pieces: hundred(number => ({
    name: padded('PB', number),
    family: 'post',
    traits: [alternating(kinds, number), ...(makes[number] ?? [])],
    alt: `Post or balustrade, model ${padded('PB', number)}`,
  })),
})
