import { paths } from '../../services/furniture/paths.ts'
import { furnitureCollection, hundred, type Makes } from './furniture-collection.ts'

const makes: Makes = { 9: ['window'], 13: ['breakfast-bar'], 17: ['peninsula'], 18: ['horseshoe'] }

export const kitchen = furnitureCollection({
  id: 'kitchen',
  page: paths.kitchen,
  prefix: 'KP',
  goesWith: ['bars', 'chairs'],
  pieces: hundred(number => ({
    name: `Kitchen Product ${number}`,
    family: 'kitchen',
    traits: makes[number],
    alt: `Fitted kitchen, Kitchen Product ${number}`,
  })),
})
