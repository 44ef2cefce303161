/**
 * What only the editor's frame looks like. The outlines are placed by the editor
 * (web/admin/pages/preview/frame-outlines.ts).
 */
export const previewStyles = [
  // Above the beginning of a section is the editor's bar.
  '[data-section]{cursor:pointer;scroll-margin-top:2.5rem}',
  '[data-at]:hover{outline:2px dotted #1f6f78;outline-offset:3px;border-radius:4px}',
  // The picture of a section that visitors do not get, and of one that is not complete.
  '[data-hidden]{opacity:.4}',
  '[data-fault]{box-shadow:inset 6px 0 0 #bf4417}',
  '.preview-outline{position:absolute;z-index:14;pointer-events:none;border:2px solid #1f6f78;border-radius:14px}',
  '.preview-outline.is-near{border-style:dashed;opacity:.7}',
  '.preview-outline[hidden]{display:none}',
].join('')
