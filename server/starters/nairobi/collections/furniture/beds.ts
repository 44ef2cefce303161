import { paths } from '../../services/furniture/paths.ts'
import { furnitureCollection, hundred, type Makes } from './furniture-collection.ts'

const makes: Makes = { 13: ['tufted'], 18: ['bookcase'] }

export const beds = furnitureCollection({
  id: 'beds',
  page: paths.beds,
  prefix: 'B',
  goesWith: ['bed-legs', 'boudoir'],
  pieces: hundred(number => ({
    name: `B${number}`,
    family: 'bed',
    traits: makes[number],
    alt: `Bed with frame and headboard, model B${number}`,
  })),
})
