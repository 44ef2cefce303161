import type { FooterColumn } from '../../../../base/contract.ts'
import { sameJson } from '../../../../base/same-json.ts'
import { FOOTER } from '../../../../layout/footer-columns.ts'
import type { SiteTexts } from '../../../company/site-texts/contract.ts'
import { MOST_COLUMNS } from '../../../company/site-texts/footer-limits.ts'
import { FooterColumnFields } from './footer-column-fields.tsx'
import { FOOTER_NAME, footerIn } from './texts-form.ts'
import { UndoButtons } from './undo-buttons.tsx'
import type { TextsForm } from './use-site-texts.ts'

/** The columns of links at the end of each page. */
export function FooterColumns({ form, texts }: { form: TextsForm; texts: SiteTexts }) {
  const columns = footerIn(texts)
  const change = (index: number, column: FooterColumn) =>
    form.changeFooter(columns.with(index, column))
  const fault = form.faults[FOOTER_NAME]
  return (
    <fieldset className="panel texts-group">
      <legend>Columns at the end of each page</legend>
      <p className="texts-note">
        Links to pages that are hidden are left out until the page is shown again.
      </p>
      <div className="texts-columns">
        {columns.map((column, index) => (
          <FooterColumnFields
            // biome-ignore lint/suspicious/noArrayIndexKey: a heading changes while it is typed
            key={index}
            column={column}
            index={index}
            faults={form.faults}
            onChange={next => change(index, next)}
            onRemove={
              columns.length > 1 ? () => form.changeFooter(columns.toSpliced(index, 1)) : undefined
            }
          />
        ))}
      </div>
      {fault && <p className="field-error">{fault}</p>}
      {columns.length < MOST_COLUMNS && (
        <p>
          <button
            type="button"
            className="button secondary small"
            onClick={() => form.changeFooter([...columns, ['', [['', '/']]]])}
          >
            Add a column
          </button>
        </p>
      )}
      <UndoButtons
        what="columns of the footer"
        theirs={form.both.includes(FOOTER_NAME) ? inWords(form) : undefined}
        isChanged={form.changed.includes(FOOTER_NAME)}
        isShipped={sameJson(columns, FOOTER)}
        onUndo={() => form.undo(FOOTER_NAME)}
        onShip={() => form.changeFooter(FOOTER)}
      />
    </fieldset>
  )
}

const inWords = ({ stored }: TextsForm) =>
  stored &&
  footerIn(stored)
    .map(([title, links]) => `${title}: ${links.map(([label]) => label).join(', ')}`)
    .join(' · ')
