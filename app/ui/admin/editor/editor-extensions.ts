import type { Extensions } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { readLinkAddress } from '../../../../domain/posts/rich-text-link.ts'
import { TextColorMark, TextSizeMark } from './class-marks.ts'
import { tableExtensions } from './plain-table.ts'
import { Subscript, Superscript } from './position-marks.ts'
import { StoredPicture } from './stored-picture.ts'
import { WrittenIn, WrittenInBlocks } from './written-in.ts'

/** Everything that the server keeps of a text (`server/services/posts/rich-text.ts`), and nothing that it would drop. */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: {
      autolink: false,
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: (address) => readLinkAddress(address) !== null,
    },
    dropcursor: { color: false, width: 3, class: 'editor-drop-cursor' },
  }),
  TextColorMark,
  TextSizeMark,
  Subscript,
  Superscript,
  WrittenIn,
  WrittenInBlocks,
  ...tableExtensions,
  StoredPicture,
]
