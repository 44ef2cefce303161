import type { FooterColumn } from '../../../base/contract.ts'
import { hrefFault } from '../../../base/href.ts'

export const MOST_COLUMNS = 3
export const MOST_LINKS = 12
export const LONGEST_HEADING = 40
export const LONGEST_LABEL = 60
export const LONGEST_HREF = 600

/**
 * Returns the faults of the footer's columns, by place: `0.title`, `0.links.2.href`, or `` for all.
 */
export function footerFaults(columns: readonly FooterColumn[]): Record<string, string> {
  const faults: Record<string, string> = {}
  if (columns.length === 0) faults[''] = 'Keep one column'
  if (columns.length > MOST_COLUMNS) faults[''] = `At most ${MOST_COLUMNS} columns`
  columns.forEach(([title, links], index) => {
    const twice = columns.findIndex(([other]) => other.trim() === title.trim()) < index
    const fault =
      lineFault(title, LONGEST_HEADING) ?? (twice ? 'Another column has this heading' : undefined)
    if (fault) faults[`${index}.title`] = fault
    if (links.length === 0) faults[`${index}.links`] = 'Add a first link, or remove the column'
    if (links.length > MOST_LINKS) faults[`${index}.links`] = `At most ${MOST_LINKS} links`
    links.forEach(([label, href], place) => {
      const labelFault = lineFault(label, LONGEST_LABEL)
      if (labelFault) faults[`${index}.links.${place}.label`] = labelFault
      const isTwice = links.findIndex(([, other]) => other === href) < place
      const linkFault =
        (href.length > LONGEST_HREF ? `At most ${LONGEST_HREF} characters` : undefined) ??
        hrefFault(href) ??
        (isTwice ? 'This column leads there already' : undefined)
      if (linkFault) faults[`${index}.links.${place}.href`] = linkFault
    })
  })
  return faults
}

function lineFault(text: string, maxLength: number): string | undefined {
  if (text.trim() === '') return 'Write something here'
  return text.length > maxLength ? `At most ${maxLength} characters` : undefined
}
