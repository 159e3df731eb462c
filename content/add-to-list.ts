/** Words of the buttons that add to the list; apart from the list's own, since cards stand on every page. */
export const addToListWords = {
  add: { ar: (name: string) => `أضف ${name} إلى القائمة`, en: (name: string) => `Add ${name} to the list` },
}
