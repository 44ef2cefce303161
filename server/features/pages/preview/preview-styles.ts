/**
 * What only the editor's frame looks like. The outlines are placed by the editor
 * (web/features/pages/admin/preview/frame-outlines.ts).
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
  // What differs from another state of the page: web/features/pages/admin/compare/change-marks.ts.
  '.preview-change{position:absolute;z-index:13;pointer-events:none;border:4px solid #7a5006;border-radius:14px;overflow:hidden}',
  '.preview-change>span{position:absolute;inset:0 0 auto auto;padding:.25em .8em;border-radius:0 0 0 .7em;color:#fff;background:#7a5006;font:650 13px/1.4 Archivo,sans-serif}',
  '.preview-change.is-added{border-color:#12793f}.preview-change.is-added>span{background:#12793f}',
  '.preview-change.is-removed{border-color:#a33810}.preview-change.is-removed>span{background:#a33810}',
  '.preview-change.is-current{border-width:8px;border-style:double}',
  '[data-changed]{outline:3px dashed #7a5006;outline-offset:3px;box-shadow:0 0 0 3px #fff}',
].join('')
