import { z } from 'zod'
import { LISTED_POST_FIELDS, POST_FIELDS } from '#domain/posts/post-fields.ts'
import type { PostDto, PostListDto } from '#domain/posts/post-record.ts'
import { answeredFields } from '#server/api/record-schemas.ts'
import { standingFields } from '#server/api/staff-reading.ts'

export const blogListSchema = z
  .object({
    blog_id: z.string(),
    id: z.string(),
    ...standingFields,
    ...answeredFields(LISTED_POST_FIELDS),
    title: z.string().meta({ description: 'As title_ar' }),
    excerpt: z.string().meta({ description: 'As snippet_ar' }),
    excerpt_en: z.string().meta({ description: 'As snippet_en' }),
  })
  .meta({ id: 'BlogListEntry' }) satisfies z.ZodType<PostListDto>

export const blogSchema = z
  .object({
    ...blogListSchema.shape,
    ...answeredFields(POST_FIELDS),
    version: z.number().meta({ description: 'Counts the changes; send it with an update' }),
  })
  .meta({ id: 'Blog' }) satisfies z.ZodType<PostDto>
