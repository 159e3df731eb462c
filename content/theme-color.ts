/** The brand's colour, which browsers give their own frame. */
export const THEME_COLOR = '#C1272D'
