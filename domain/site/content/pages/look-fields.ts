import { choice } from '#domain/fields/field-kinds.ts'
import { colour, type ContentFields } from '#domain/site/content/text-kinds.ts'

/** The company's own look; what is empty stays as the stylesheet has it. */
export const LOOK_FIELDS = {
  /** Of the main action, links in texts, mails, paper, icons. */
  main: { section: 'colours', ...colour('main_colour') },
  /** Of dark grounds: the foot of pages, the sidebar of staff. */
  second: { section: 'colours', ...colour('second_colour') },
  /** Of the page, from which quiet fills and lines are made. */
  ground: { section: 'colours', ...colour('ground_colour') },
  /** Whether each category has a colour of its own, or all share one. */
  tints: { section: 'colours', ...choice('category_tints', ['own', 'main', 'grey'], 'The colours of categories') },
  corners: { section: 'shape', ...choice('corners', ['round', 'soft', 'square'], 'How round corners are') },
  /** The pair of fonts for headings and text; all but the default are in `public/letters`. */
  letters: { section: 'shape', ...choice('letters', ['plex', 'cairo', 'readex'], 'What words are set in') },
} satisfies ContentFields
