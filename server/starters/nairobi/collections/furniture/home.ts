import { paths } from '../../services/furniture/paths.ts'
import { furnitureCollection } from './furniture-collection.ts'
import { homeProducts } from './home-products.ts'

export const home = furnitureCollection({
  id: 'home',
  page: paths.home,
  prefix: 'HF',
  goesWith: ['lounge', 'kitchen'],
  pieces: () => homeProducts,
})
