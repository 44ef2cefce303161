import { createReadStream, createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { megabyte } from '../../../../web/base/units.ts'
import { unsupportedType } from '../../../base/errors.ts'
import { exclusively } from '../upload/incoming.ts'
import { type Box, blankBox, boxesOfFile, readBytes, refuseDamaged } from './boxes.ts'
import { brandsOf } from './file-type.ts'
import { blankPrivateBoxes, type ChunkOffsets, readMovie } from './movie.ts'
import { isoFileType, makeIsoMovie } from './quicktime.ts'
import { blanked } from './samples.ts'

/**
 * Checks an MP4 or a MOV box by box and rewrites it as the MP4 `ftyp`, `moov`, `mdat`: with its index
 * in front a browser starts to play at once, and anything else in the file is dropped. Picture and
 * sound stay as they are encoded.
 */
export async function makeStreamableMp4(source: string, target: string): Promise<string> {
  const { head, mdats, otherSamples } = await readFront(source)
  await pipeline(
    async function* () {
      yield head
      for (const { start, body, end } of mdats) {
        yield* createReadStream(source, { start, end: body - 1 })
        if (end === body) continue
        yield* blanked(createReadStream(source, { start: body, end: end - 1 }), body, otherSamples)
      }
    },
    createWriteStream(target, exclusively),
  )
  return target
}

/** @throws AppError 415 where a box is missing, truncated or not playable everywhere */
export async function checkMp4(source: string): Promise<void> {
  await readFront(source)
}

/** Everything before the media data in the new file, with adjusted chunk positions. */
async function readFront(source: string) {
  const file = await open(source, 'r')
  try {
    const { ftyp, moov, mdats } = await findParts(file, (await file.stat()).size)
    const movie = readMovie(moov)
    if (movie.sampleBytes > sum(mdats.map(mdat => mdat.end - mdat.body))) refuseDamaged()
    for (const trak of movie.otherTracks) blankBox(moov, trak)
    blankPrivateBoxes(moov)
    const isMov = brandsOf(ftyp)[0] === 'qt  '
    if (isMov) makeIsoMovie(moov)
    const head = [isMov ? isoFileType : ftyp, moov]
    moveChunks(moov, movie.chunkOffsets, mdats, sum(head.map(part => part.length)))
    return { head: Buffer.concat(head), mdats, otherSamples: movie.otherSamples }
  } finally {
    await file.close()
  }
}

/** Far beyond an hour of video; it is read into memory completely. */
const largestMoov = 32 * megabyte

async function findParts(file: Awaited<ReturnType<typeof open>>, size: number) {
  checkBrands(brandsOf(await readBytes(file, 0, Math.min(size, 4096))))
  const boxes = await boxesOfFile(file, size)
  const [ftyp, moov, ...surplus] = ['ftyp', 'moov'].flatMap(type =>
    boxes.filter(box => box.type === type),
  )
  const mdats = boxes.filter(box => box.type === 'mdat')
  if (!ftyp || moov?.type !== 'moov' || surplus.length > 0 || mdats.length === 0) refuseDamaged()
  if (ftyp.end > 4096 || moov.end - moov.start > largestMoov) refuseDamaged()
  return {
    ftyp: await readBytes(file, ftyp.start, ftyp.end),
    moov: await readBytes(file, moov.start, moov.end),
    mdats,
  }
}

function checkBrands(brands: string[]): void {
  if (!brands.some(brand => playable.test(brand))) {
    throw unsupportedType(
      'This file is not an MP4 video. Export it as MP4 (H.264) and upload that.',
    )
  }
}

const playable = /^(qt {2}|iso[m2-9]|mp4[12]|avc1|av01|M4V |MSNV|dash|3gp\d)$/

/** Each chunk keeps its position within its `mdat`; only the start of that has changed. */
function moveChunks(moov: Buffer, tables: ChunkOffsets[], mdats: Box[], front: number): void {
  let next = front
  const homes = mdats.map(({ start, body, end }) => {
    const by = next - start
    next += end - start
    return { body, end, by }
  })
  // Binary search: there may be millions of chunks and a thousand `mdat` boxes.
  const homeOf = (offset: number) => {
    let [low, high] = [0, homes.length]
    while (high - low > 1) {
      const middle = (low + high) >> 1
      if ((homes[middle]?.body ?? 0) <= offset) low = middle
      else high = middle
    }
    return homes[low]
  }
  const move = (offset: number) => {
    const home = homeOf(offset)
    return home && offset >= home.body && offset < home.end ? offset + home.by : refuseDamaged()
  }
  for (const { at, count, width } of tables) {
    for (let entry = at; entry < at + count * width; entry += width) {
      if (width === 8) {
        moov.writeBigUInt64BE(BigInt(move(Number(moov.readBigUInt64BE(entry)))), entry)
      } else {
        const moved = move(moov.readUInt32BE(entry))
        if (moved > 0xffffffff) refuseDamaged()
        moov.writeUInt32BE(moved, entry)
      }
    }
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
