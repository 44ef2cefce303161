import { paths } from '../../services/furniture/paths.ts'
import { alternating, furnitureCollection, hundred } from './furniture-collection.ts'

const pieces = [
  'desk',
  'office-chair',
  'conference-table',
  'desk',
  'office-chair',
  'desk',
  'conference-table',
] as const

export const office = furnitureCollection({
  id: 'office',
  page: paths.office,
  prefix: 'OP',
  goesWith: ['chairs', 'table-legs'],
  pieces: hundred(number => ({
    name: `Office Product ${number}`,
    family: alternating(pieces, number),
    alt: `Desk, table or chair for the office, Office Product ${number}`,
  })),
})
