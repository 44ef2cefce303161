/**
 * sharp, configured for low memory use. Loading it costs a process 50 ms and 20 MB, so it is loaded
 * on demand.
 */
import { createRequire } from 'node:module'

/**
 * The CommonJS module is used: with the ES module a process takes twice as long until it makes a
 * picture.
 */
export const sharp: typeof import('sharp').default = createRequire(import.meta.url)('sharp')

sharp.cache(false)
sharp.concurrency(1)
// SVG is for our own drawings, and for a logo that was written anew (server/features/company/brand/clean-svg/): any other
// that is uploaded is rejected before sharp reads it.
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map(name => `VipsForeignLoad${name}`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })

export type { Sharp } from 'sharp'
