import type { SectionKind } from '../../sections/schemas.ts'

/*
 * What the editor of pages and the server tell each other: see docs/pages.md. The source of a page is
 * what a module in server/starters/ exports.
 */

export interface EditedSection {
  kind: SectionKind
  /** Only administrators see it. */
  hidden?: true | undefined
  [field: string]: unknown
}

/** The source of a page; while it is a draft, its fields may be wrong or missing. */
export interface EditedPage {
  path: string
  sections: EditedSection[]
  /** Name, description, keywords, menu …: see server/content/page.ts. */
  [field: string]: unknown
}

/** A source with the names of its sections, which they keep when they are moved; one for each. */
export interface KeyedPage {
  source: EditedPage
  keys: string[]
}

/** When a page is published by itself. */
export interface PageSchedule {
  /** As it was seen. */
  version: number
  at: string
  by: string
  /** Why it was not published, or will not be. */
  failed?: string | undefined
}

/** When a page is taken from visitors by itself. */
export interface PlannedHiding {
  at: string
  by: string
  /** The address of the page to which its own leads from then on. */
  leadsTo?: string | undefined
  /** Why it was not hidden. */
  failed?: string | undefined
}

/** Since when visitors do not see a page that they saw before. */
export interface HiddenPage {
  by: string
  at: string
  leadsTo?: string | undefined
}

/** Body of PUT /api/admin/pages/schedule?path=/about: what it does not name stays as it is planned. */
export interface MomentsToPlan {
  /** The version that is published. */
  version: number
  /** When it is published. */
  at?: string | undefined
  /** When the page is hidden, and where its address leads from then on. */
  until?: string | undefined
  leadsTo?: string | undefined
}

/** Its answer: what is planned of the page now. */
export interface PlannedMoments extends Partial<PageSchedule> {
  goesDown?: PlannedHiding
  /** Pages with links to a page that goes down. */
  linkedFrom?: LinkingPage[]
}

export interface LinkingPage {
  path: string
  name: string
}

/** Of GET /api/admin/pages/visibility?path=/about. */
export interface PageVisibility {
  hidden?: HiddenPage
  /** Why visitors have to go on seeing it. */
  refused?: string
  /** Pages with links to it. */
  linkedFrom: LinkingPage[]
}

/** Of GET /api/admin/pages. */
export interface ListedPage {
  path: string
  name: string
  /** `draft`: it has changes that are not published. */
  state: 'shipped' | 'published' | 'draft' | 'scheduled' | 'hidden'
  /** How many sections and fields the draft changes. */
  unpublished?: number
  /** It is as an earlier release delivered it, and this one has other words for it. */
  isNewInRelease?: true
  /** It is the owner's own, and can be deleted. */
  isOwn?: true
  /** Visitors do not see it yet, also where it is scheduled. */
  isHidden?: true
  /** Visitors saw it before, and can see it again at once. */
  hidden?: HiddenPage
  changedAt?: string
  changedBy?: string
  schedule?: PageSchedule
  goesDown?: PlannedHiding
}

/** Of GET /api/admin/pages/page?path=/about. */
export interface OpenedPage extends KeyedPage {
  /** Never changes; no other page has it, nor one in the bin. */
  id: string
  path: string
  /** Grows with each draft and each publication, and never repeats. */
  version: number
  draft?: KeyedPage & { by: string; at: string }
  /** When this was read, by the server's clock: it has the details of its pictures until then. */
  seenAt: string
  /** It is the owner's own: its origin is what `source` is until it is published. */
  isOwn?: true
  /** It can be deleted: the site has no link of its own to it. */
  mayGo?: true
  /** Visitors have never seen it. */
  isHidden?: true
  hidden?: HiddenPage
  schedule?: PageSchedule
  goesDown?: PlannedHiding
}

/** Body of PUT /api/admin/pages/draft?path=/about. */
export interface DraftToSave {
  /** That the draft began from. */
  version: number
  source: EditedPage
  /** Null for a new section; without them, sections are recognised by what they say. */
  keys?: (string | null)[] | undefined
  /** Of what was opened: later details of its pictures are not in it. Without it, it has them all. */
  seenAt?: string | undefined
}

/** Answer 200 to a draft: merged with what others have saved since. */
export interface SavedDraft extends KeyedPage {
  version: number
}

/** Answer 409 to a draft: another administrator has changed the same. */
export interface DraftConflict {
  error: string
  /** What both began from, and what is stored now, at `version`. */
  base: KeyedPage
  theirs: KeyedPage
  version: number
  /** Keys of sections, names of fields of the page, or `order`. */
  conflicts: string[]
}

/** Answer 400 to a publication: a sentence for each field, such as `sections.1.title`. */
export interface PublishFaults {
  error: string
  fields: Record<string, string>
}

/** Of GET /api/admin/pages/versions?path=/about, newest first. */
export interface PageVersion {
  id: string
  at: string
  by: string
  /** The titles or kinds of the sections that it changed. */
  sections: string[]
}

/** Answer 201 of POST /api/admin/pages/preview-link?path=/about. */
export interface PreviewLink {
  /** Told this once. */
  url: string
  until: string
}
