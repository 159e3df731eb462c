export const BLOGS_PATH = '/admin/blogs'
