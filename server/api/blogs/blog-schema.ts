import { z } from 'zod'
import type { PostDto, PostListDto } from '../../../domain/posts/post-dto.ts'

export const blogListSchema = z
  .object({
    blog_id: z.string(),
    id: z.string(),
    slug: z.string(),
    title_ar: z.string(),
    title_en: z.string(),
    snippet_ar: z.string(),
    snippet_en: z.string(),
    image: z.string().nullable().meta({ description: 'File name, served from /api/uploads/{file}' }),
    date: z.string().meta({ description: 'YYYY-MM-DD' }),
    author: z.string(),
    category: z.string(),
    title: z.string().meta({ description: 'As title_ar' }),
    excerpt: z.string().meta({ description: 'As snippet_ar' }),
    excerpt_en: z.string().meta({ description: 'As snippet_en' }),
  })
  .meta({ id: 'BlogListEntry' }) satisfies z.ZodType<PostListDto>

export const blogSchema = z
  .object({
    ...blogListSchema.shape,
    detail_ar: z.string().meta({ description: 'Clean HTML' }),
    detail_en: z.string().meta({ description: 'Clean HTML' }),
    tags: z.string().meta({ description: 'Arabic tags, separated by commas' }),
    tags_en: z.string().meta({ description: 'English tags, separated by commas' }),
    reading_time: z.number().meta({ description: 'Minutes' }),
    comments_count: z.number(),
    gallery_images: z.array(z.string()),
    gallery_videos: z.array(z.string()),
    image_alt_ar: z.string(),
    image_alt_en: z.string(),
    version: z.number().meta({ description: 'Counts the changes; send it with an update' }),
  })
  .meta({ id: 'Blog' }) satisfies z.ZodType<PostDto>
