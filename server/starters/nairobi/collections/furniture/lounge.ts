import { paths } from '../../services/furniture/paths.ts'
import { alternating, furnitureCollection, hundred } from './furniture-collection.ts'

const pieces = [
  'lounge',
  'sofa',
  'armchair',
  'coffee-table',
  'lounge',
  'media-unit',
  'sofa',
] as const

export const lounge = furnitureCollection({
  id: 'lounge',
  page: paths.lounge,
  prefix: 'LP',
  goesWith: ['home', 'legs'],
  pieces: hundred(number => ({
    name: `Lounge Product ${number}`,
    family: alternating(pieces, number),
    alt: `Sofa, armchair, low table or cabinet for the lounge, Lounge Product ${number}`,
  })),
})
