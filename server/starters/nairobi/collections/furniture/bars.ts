import { paths } from '../../services/furniture/paths.ts'
import { alternating, furnitureCollection, hundred, type Makes } from './furniture-collection.ts'

const pieces = ['counter', 'stool', 'high-table', 'stool', 'shelf', 'counter', 'stool'] as const

const makes: Makes = { 13: ['island'], 14: ['drum'], 18: ['spindle'] }

export const bars = furnitureCollection({
  id: 'bars',
  page: paths.bars,
  prefix: 'BP',
  goesWith: ['chairs', 'kitchen'],
  pieces: hundred(number => ({
    name: `BP${number}`,
    family: 'bar',
    traits: [alternating(pieces, number), ...(makes[number] ?? [])],
    alt: `Bar counter, stool, table or shelf, model BP${number}`,
  })),
})
