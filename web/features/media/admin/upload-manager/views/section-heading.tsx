import type { MediaSlot } from '../../../../../admin/contract.ts'
import { ScreenHeading } from '../../../../../admin/ui/screen-heading.tsx'
import { oneOr } from '../../../../../base/counted.ts'
import type { ChosenFile } from '../files/chosen-file.ts'
import { pickedFiles } from '../files/dropped-files.ts'
import type { Branch } from '../media/branches.ts'
import { readFiles } from './drop-area.tsx'
import { pickFiles } from './file-picker.ts'
import { uploadSection } from './upload-section.ts'

interface Props {
  /** Undefined is the whole site. */
  branch: Branch | undefined
  slots: readonly MediaSlot[]
  /** The number of these places with a file that is chosen and not yet sent. */
  chosen: number
  onFiles: (files: ChosenFile[]) => void
}

/** The open section, the share of it that has files, and the control that sends more. */
export function SectionHeading({ branch, slots, chosen, onFiles }: Props) {
  const present = slots.filter(slot => slot.present).length.toLocaleString('en')
  const above = branch ? `${[...branch.above, branch.title].join(' / ')} · ` : ''
  const pickMany = () =>
    pickFiles({ kind: 'any', isMany: true }, files => readFiles(pickedFiles(files), onFiles))
  return (
    <ScreenHeading
      title={branch?.title ?? 'Media'}
      text={`${above}${present} of ${oneOr(slots.length, '1 place has', 'places have')} a file`}
    >
      <button type="button" className="button secondary" onClick={pickMany}>
        Choose files
      </button>
      <button type="button" className="button primary" onClick={() => uploadSection(slots)}>
        Upload section ({chosen})
      </button>
    </ScreenHeading>
  )
}
