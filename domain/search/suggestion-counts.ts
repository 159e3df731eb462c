/** Few enough to be seen at a glance. */
export const SUGGESTED = { products: 5, categories: 3, posts: 2, closest: 3 }

/** Fewer letters say too little. */
export const FEWEST_LETTERS = 2
