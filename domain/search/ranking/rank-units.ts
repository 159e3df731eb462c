import { inBoth, Ranks } from './ranks.ts'
import type { RecordTable } from '#domain/search/record-table.ts'
import type { Term, Unit } from '#domain/search/search-query.ts'
import { canStandIn, RANK, rankOfBeginning, rankOfPart } from './search-rank.ts'
import type { ListedWord, WordList } from '#domain/search/word-list.ts'
import { withoutArticle } from '#domain/search/word-stem.ts'

/** How every record answers a unit: by its words, by the code they make, or by another name of the same. */
export function rankUnit(table: RecordTable, { terms, code, others }: Unit): Ranks {
  const ranks = terms.map((term) => rankOne(table, (words, found) => rankTerm(words, term, found))).reduce(inBoth)
  if (code !== null) {
    table.codes.beginningWith(code, (slot, whole) => ranks.improve(slot, whole ? RANK.spelled : RANK.begins))
  }
  for (const name of others) {
    if (name.length === 1) rankInto(table, ranks, (words, found) => rankForms(words, name[0]!, found))
    else addName(table, name, ranks)
  }
  return ranks
}

type RankWords = (words: WordList, ranks: Ranks) => void

function rankOne(table: RecordTable, rankWords: RankWords): Ranks {
  const ranks = new Ranks(table.size)
  rankInto(table, ranks, rankWords)
  return ranks
}

/** Ranks by the records' own names, and a little lower by the names of what they belong to. */
function rankInto(table: RecordTable, ranks: Ranks, rankWords: RankWords): void {
  rankWords(table.words, ranks)
  const ofContexts = new Ranks(table.contexts.length)
  rankWords(table.contextWords, ofContexts)
  for (const context of ofContexts.slots) {
    const rank = ofContexts.of(context)
    if (rank < RANK.loose) ranks.improveAll(table.contexts[context]!.slots, rank + 1)
  }
}

/** Records that hold all words of another name. */
function addName(table: RecordTable, name: readonly Term[], ranks: Ranks): void {
  const found = name.map((term) => rankOne(table, (words, ranks) => rankForms(words, term, ranks))).reduce(inBoth)
  for (const slot of found.slots) ranks.improve(slot, found.of(slot))
}

function rankTerm(words: WordList, term: Term, ranks: Ranks): void {
  const within: number[][] = []
  const rankWithin = rankOfPart(term)
  const place = term.opens && rankWithin === RANK.loose ? 'beginning' : 'anywhere'
  words.holding(term.folded, place, ({ folded, spellings }, at) => {
    for (const { spelled, slots } of spellings) {
      const rank = at > 0 ? rankWithin : rankOfBeginning(term, folded, spelled)
      if (rank === RANK.loose && !canStandIn(term, folded)) continue
      if (at > 0 && slots.length >= COMMON) within.push(slots)
      else ranks.improveAll(slots, rank)
    }
  })
  rankLists(within, rankWithin, ranks)
  rankForms(words, term, ranks, term.folded)
}

/** In so many records a word tells apart little. Rarer words are by far the most; they are not worth putting in order. */
const COMMON = 50

/** A single letter is within most words: where the commonest have ranked every record, the others need no look. */
function rankLists(lists: number[][], rank: number, ranks: Ranks): void {
  lists.sort((a, b) => b.length - a.length)
  for (const slots of lists) {
    if (ranks.isFull) return
    ranks.improveAll(slots, rank)
  }
}

/** The whole word, or another form of it; but for a word that has its rank already. */
function rankForms(words: WordList, term: Term, ranks: Ranks, ranked?: string): void {
  for (const word of words.formsOf(term.stems)) {
    if (word.folded === ranked) continue
    const isArticleApart = ranked !== undefined && withoutArticle(ranked) === withoutArticle(word.folded)
    improveByWord(word, ranks, isArticleApart ? RANK.spelled : RANK.related)
  }
}

function improveByWord({ spellings }: ListedWord, ranks: Ranks, rank: number): void {
  for (const { slots } of spellings) ranks.improveAll(slots, rank)
}
