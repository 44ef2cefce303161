/* The views of products in one script: they share tiles. */
export { Product } from './product/view.tsx'
export { Products } from './products/view.tsx'
