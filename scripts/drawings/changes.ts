import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { draw, type Subject } from '../../server/drawings/index.ts'
import { drawingsOfCommit } from './drawings-of-commit.ts'

interface Change {
  slot: Subject
  /** Absent where the slot is new. */
  before: string | undefined
  after: string
}

const WIDTHS = [120, 300, 640]

/**
 * Writes a page a family with the slots that are drawn otherwise than in a commit, old beside new
 * at three widths, and prints how many those are. Families that are not named have not changed.
 */
export async function writeChanges(slots: readonly Subject[], commit: string, folder: string) {
  const formerDrawings = await drawingsOfCommit(commit)
  const changes = slots
    .map((slot): Change => ({ slot, before: formerDrawings.get(slot.path), after: draw(slot) }))
    .filter(({ before, after }) => before !== after)
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'svg'), { recursive: true })
  const names = [...new Set(changes.map(({ slot }) => slot.family))].sort()
  for (const family of names) {
    const ofFamily = changes.filter(({ slot }) => slot.family === family)
    const rows = await Promise.all(
      ofFamily.map((change, i) => row(change, `${family}-${i + 1}`, folder)),
    )
    await writeFile(join(folder, `${family}.html`), head + rows.join(''))
    console.log(`${folder}/${family}.html: ${ofFamily.length} changed since ${commit}`)
  }
  console.log(`${changes.length} of ${slots.length} drawings differ from ${commit}`)
}

async function row({ slot, before, after }: Change, name: string, folder: string): Promise<string> {
  await writeFile(join(folder, 'svg', `${name}-new.svg`), after)
  if (before !== undefined) await writeFile(join(folder, 'svg', `${name}-old.svg`), before)
  const versions = before === undefined ? ['new'] : ['old', 'new']
  const pictures = WIDTHS.flatMap(width =>
    versions.map(
      version => `<img src="svg/${name}-${version}.svg" width="${width}" alt="${version}">`,
    ),
  )
  const traits = slot.traits?.length ? ` · ${slot.traits.join(', ')}` : ''
  return `<h2>${slot.path}${traits}</h2><p>${pictures.join('')}</p>`
}

const head =
  '<!doctype html><meta charset="utf-8"><title>Changed drawings</title><style>' +
  'body{margin:16px;background:#fbf9f4;color:#48605f;font:11px/1.4 system-ui}h2{font-size:12px}' +
  'p{display:flex;gap:12px;align-items:end}img{height:auto;border-radius:8px}</style>'
