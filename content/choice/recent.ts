/** Products that were looked at before. */
export const recentWords = { recent: { ar: 'شاهدت مؤخراً', en: 'Recently viewed' }, clear: { ar: 'مسح', en: 'Clear' } }
