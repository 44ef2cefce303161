import { paths } from '../../services/furniture/paths.ts'
import { alternating, furnitureCollection, hundred, type Makes } from './furniture-collection.ts'

const pieces = [
  'boudoir',
  'wardrobe',
  'dressing-table',
  'boudoir',
  'nightstand',
  'wardrobe',
  'ottoman',
] as const

const makes: Makes = { 14: ['buttoned'] }

export const boudoir = furnitureCollection({
  id: 'boudoir',
  page: paths.boudoir,
  prefix: 'BFP',
  goesWith: ['beds', 'lounge'],
  pieces: hundred(number => ({
    name: `Boudoir Furniture Product ${number}`,
    family: alternating(pieces, number),
    traits: makes[number],
    alt: `Wardrobe, table or seat for the boudoir, Boudoir Furniture Product ${number}`,
  })),
})
