import { paths } from '../../services/furniture/paths.ts'
import { furnitureCollection, hundred, type Makes } from './furniture-collection.ts'

/** Others are pale on a pale ground. */
const makes: Makes = { 6: ['denim'], 16: ['comb'] }

export const chairs = furnitureCollection({
  id: 'chairs',
  page: paths.chairs,
  prefix: 'Ch',
  goesWith: ['chair-legs', 'bars'],
  pieces: hundred(number => ({
    name: `Ch${number}`,
    family: 'chair',
    traits: makes[number],
    alt: `Dining or office chair, model Ch${number}`,
  })),
})
