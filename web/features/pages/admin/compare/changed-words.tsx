import type { FieldChange } from '../../compare/field-change.ts'
import { shortened } from './shortened.ts'
import { wordParts } from './word-parts.ts'

/** What became of a field: old words struck out, new ones underlined, both read out as such. */
export function ChangedWords({ kind, before, after }: FieldChange) {
  if (kind === 'moved') {
    return <em>{before ? `Moved from the ${before} to the ${after} place` : 'Moved'}</em>
  }
  if (kind === 'added') return <em>New</em>
  if (kind === 'removed') return <em>Removed</em>
  if (kind === 'value') {
    return (
      <>
        {before !== undefined && <Old text={before} />}
        {before !== undefined && after !== undefined && ' '}
        {after !== undefined && <New text={after} />}
        {after === undefined && <em> Left out</em>}
      </>
    )
  }
  const parts = wordParts(before ?? '', after ?? '')
  if (parts.every(({ side, text }) => side === 'both' || text.trim() === '')) {
    return <em>Only spaces and lines differ</em>
  }
  return shortened(parts).map(({ side, text }, index) => {
    // biome-ignore-start lint/suspicious/noArrayIndexKey: parts of one text have no other name
    if (side === 'before') return <Old key={index} text={text} />
    if (side === 'after') return <New key={index} text={text} />
    return <span key={index}>{text}</span>
    // biome-ignore-end lint/suspicious/noArrayIndexKey: parts of one text have no other name
  })
}

const Old = ({ text }: { text: string }) => (
  <del>
    <span className="visually-hidden"> [old: </span>
    {text || '(empty)'}
    <span className="visually-hidden">] </span>
  </del>
)

const New = ({ text }: { text: string }) => (
  <ins>
    <span className="visually-hidden"> [new: </span>
    {text || '(empty)'}
    <span className="visually-hidden">] </span>
  </ins>
)
