/* The colours of the design (app/styles/tokens.css) for what takes no stylesheet: mails, drawings, pages by themselves. */

/** The brand's colour, which browsers give their own frame. */
export const MAIN = '#C1272D'
export const MAIN_HOVER = '#A61F25'

export const INK = '#1F2328'
export const INK_2 = '#4A4F57'
export const INK_3 = '#5E6268'

export const PAPER = '#F8F6F3'
export const TILE = '#F0ECE6'
export const LINE = '#E2DCD3'
export const WHITE = '#FFF'
