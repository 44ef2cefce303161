import { rename } from 'node:fs/promises'
import { type Sharp, sharp } from '../../../base/sharp.ts'
import { maxPixels } from '../checks/image.ts'
import type { Job, Target } from './jobs.ts'

/**
 * Measured on photos: higher efforts take AVIF five times as long for a sixth of the bytes, WebP a
 * third longer for nothing. Half the colour resolution, as in the source JPEG and in WebP, saves a
 * tenth of the bytes, a quarter of the time and 55 MB.
 */
const options = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 75, effort: 4 },
}

/** Encodes an image at one width in each requested format, upright and never enlarged. */
export async function encodeDerivatives(job: Job & { kind: 'derivatives' }): Promise<void> {
  // Decoded again for each format, which takes a tenth longer: the pixels would add 15 MB to the
  // encoder's 90.
  const picture = sharp(job.source, { limitInputPixels: maxPixels })
    .autoOrient()
    .resize({ width: job.width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
  for (const target of job.targets) await write(picture.clone(), target)
}

/** The file appears under its name only when it is complete. */
async function write(picture: Sharp, { file, format }: Target): Promise<void> {
  const unfinished = `${file}.${process.pid}`
  await picture.toFormat(format, options[format]).toFile(unfinished)
  await rename(unfinished, file)
}
