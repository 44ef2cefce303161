import type { AdminProduct } from '../../../../admin/contract.ts'
import { Dialog } from '../../../../admin/ui/dialog.tsx'
import { Field } from '../../../../admin/ui/field.tsx'
import { FormFault } from '../../../../admin/ui/form-fault.tsx'
import { SaveRow } from '../../../../admin/ui/save-row.tsx'
import { SelectField } from '../../../../admin/ui/select-field.tsx'
import { counted, oneOr } from '../../../../base/counted.ts'
import {
  type LabelSheetId,
  labelLimits,
  labelSheets,
  pagesFor,
  placesOn,
} from '../labels/label-sheets.ts'
import { LabelsPreview } from './labels-preview.tsx'
import { useLabels } from './use-labels.ts'

interface Props {
  products: readonly AdminProduct[]
  onClose: () => void
}

/** Stickers with code, name and QR code: on which sheet, from which place, how many of each. */
export function LabelsDialog({ products, onClose }: Props) {
  const labels = useLabels(products, onClose)
  const { sheet, start, copies, faults } = labels
  const count = products.length * copies
  const hidden = products.filter(({ isVisible }) => !isVisible).length
  return (
    <Dialog
      className="dialog-labels"
      title={`Labels of ${counted(products.length, 'product')}`}
      text="Each has the code, the name and a QR code that opens the page of the product."
      onClose={onClose}
    >
      <form className="form" data-asks-itself noValidate onSubmit={labels.print}>
        <FormFault text={faults.all} />
        <SelectField
          label="Sheet"
          options={labelSheets.map(({ id, name }) => [id, name])}
          value={sheet.id}
          note={`As ${sheet.like}. Others with the same numbers fit as well.`}
          error={faults.sheet}
          onChange={({ target }) => labels.setSheet(target.value as LabelSheetId)}
        />
        <div className="labels-numbers">
          {placesOn(sheet) > 1 && (
            <Field
              label="First free place"
              type="number"
              min={1}
              max={placesOn(sheet)}
              inputMode="numeric"
              {...labels.number('start')}
            />
          )}
          <Field
            label="Of each"
            type="number"
            min={1}
            max={labelLimits.copies}
            inputMode="numeric"
            {...labels.number('copies')}
          />
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={labels.hasCutMarks}
            onChange={({ target }) => labels.setCutMarks(target.checked)}
          />
          <span>Marks to cut along, on plain paper</span>
        </label>
        <div className="labels-preview">
          <LabelsPreview
            sheet={sheet}
            start={start}
            codes={products.map(({ code }) => code)}
            copies={copies}
            onStart={labels.setStart}
          />
          <p role="status">{whatIsPrinted(count, pagesFor(sheet, start, count))}</p>
        </div>
        {hidden > 0 && (
          <p className="field-note">
            {oneOr(
              hidden,
              'One of them is hidden: show it, or its code opens nothing.',
              'of them are hidden: show them, or their codes open nothing.',
            )}
          </p>
        )}
        <p>Print them at 100 %, not fitted to the page.</p>
        <SaveRow save="Download as PDF" isBusy={labels.isBusy} busyText="Making…" />
      </form>
    </Dialog>
  )
}

function whatIsPrinted(labels: number, pages: number): string {
  return `${counted(labels, 'label')} on ${counted(pages, 'page')}`
}
