import { expect, it } from 'vitest'
import { aPost } from '#tests/support/records.ts'
import { toBarePicture } from '#server/data/site/file-rows.ts'
import { toMediaRows, toPost, toPostSummary, toPostColumns } from './post-rows.ts'

const input = aPost({
  image: 'https://img.example/a.webp',
  imageAlt: { ar: 'صورة', en: 'Picture' },
  gallery: ['https://img.example/b.webp', 'https://img.example/a.webp'],
  videos: ['https://youtu.be/abcdefghijk', 'clip.mp4'],
  tags: { ar: ['حريق', 'فواصل'], en: [] },
})
const row = {
  id: 'a',
  version: 1,
  creation_key: null,
  created_at: 'then',
  updated_at: 'now',
  ...toPostColumns(input),
  image_file: null,
} as Parameters<typeof toPost>[0]
const media = [...toMediaRows('a', 'video', input.videos), ...toMediaRows('a', 'image', input.gallery)].map(
  (entry) => ({ ...entry, source_file: null }),
)
const pictureOf = (source: string | null) => (source === null ? null : toBarePicture(source))

it('makes a post of its rows, as it was when its rows were made', () =>
  expect(toPost(row, media, pictureOf)).toEqual({
    ...input,
    id: 'a',
    image: toBarePicture(input.image ?? ''),
    gallery: input.gallery.map(toBarePicture),
    version: 1,
    createdAt: 'then',
    updatedAt: 'now',
  }))

it('makes tags that were stored with number signs plain ones', () => {
  const { tags } = toPost({ ...row, tags_ar: '["##غراء","#"]', tags_en: '["# foam","foam"]' }, [], pictureOf)
  expect(tags).toEqual({ ar: ['غراء'], en: ['foam'] })
})

it('makes a card of a post without its text', () => {
  const summary = toPostSummary(row, () => null)
  expect(summary).toMatchObject({ id: 'a', title: input.title, image: null, imageAlt: input.imageAlt })
  expect(summary).not.toHaveProperty('detail')
})

it('makes columns of what is given, and leaves the others', () =>
  expect(toPostColumns({ tags: { ar: [], en: ['x'] }, commentsCount: 0 })).toEqual({
    tags_ar: '[]',
    tags_en: '["x"]',
    comments_count: 0,
  }))
