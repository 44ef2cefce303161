/**
 * sharp, configured for low memory use. Loading it costs a process 50 ms and 20 MB, so it is loaded
 * on demand.
 */
import { createRequire } from 'node:module'

/** Loaded as CommonJS, the process starts in two thirds of the time that the ES module takes. */
export const sharp: typeof import('sharp').default = createRequire(import.meta.url)('sharp')

sharp.cache(false)
sharp.concurrency(1)
// SVG is for our own drawings: an uploaded one is rejected before sharp reads it.
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map(name => `VipsForeignLoad${name}`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })

export type { Sharp } from 'sharp'
