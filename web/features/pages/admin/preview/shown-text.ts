import { UNWRITTEN } from '../../preview.ts'
import type { ChangedText } from './changed-texts.ts'

/**
 * Shows a text that is being typed before the server has rendered it. What stands around it stays,
 * such as the number of products after a title.
 */
export function showText(root: ParentNode, { at, before, after }: ChangedText): void {
  // The server leaves out spaces at both ends.
  const [old, now] = [before.trim(), after.trim()]
  for (const element of root.querySelectorAll(`[data-at="${CSS.escape(at)}"]`)) {
    for (const node of element.childNodes) {
      if (!(node.nodeType === Node.TEXT_NODE)) continue
      const text = node.nodeValue ?? ''
      // Nothing, as it was typed here, or what the server shows for it.
      const isUnwritten = old === '' && (text === '' || text === UNWRITTEN)
      if (isUnwritten) node.nodeValue = now
      else if (old !== '' && text.includes(old)) node.nodeValue = text.replace(old, () => now)
      else continue
      break
    }
  }
}
