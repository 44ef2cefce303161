/** `unit`: of the example company; `showcase`: of a site that began empty. */
export type MarkKind = 'unit' | 'showcase'

/** The marks of companies without a logo, on a square of 64 by 64, for the server's drawings and the form. */
export const MARK_PATHS: Readonly<
  Record<MarkKind, Record<'pale' | 'main' | 'accent' | 'light', string>>
> = {
  unit: {
    pale: 'M8 24.5 24 15.3l32 18.4-16 9.2z',
    main: 'M8 24.5l32 18.4V57L8 38.6z',
    accent: 'M40 42.9l16-9.2v14.1L40 57z',
    light: 'm13.5 32.2 8 4.6v5.6l-8-4.6zm12 6.9 8 4.6v5.6l-8-4.6z',
  },
  showcase: {
    pale: 'M14 12h36v28H14z',
    main: 'M10 42h44v11H10z',
    accent: 'M32 17a9 9 0 1 1 0 18 9 9 0 1 1 0-18z',
    light: 'M16 46h14v3H16z',
  },
}
