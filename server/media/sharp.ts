/**
 * sharp, configured for low memory use. Loading it costs a process 50 ms and 20 MB, so it is loaded
 * on demand.
 */
import sharp from 'sharp'

sharp.cache(false)
sharp.concurrency(1)
// SVG is for our own drawings: an uploaded one is rejected before sharp reads it.
const loaders = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map(name => `VipsForeignLoad${name}`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })

export { default as sharp, type Sharp } from 'sharp'
