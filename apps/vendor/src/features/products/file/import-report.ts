import type { ImportAnswer } from '@angadi/data/vendor-products/imports.ts'
import {
  type FileLine,
  type LineDoubt,
  type LineProblem,
  problemOf,
} from '@angadi/domain/products/file/read-file.ts'

/** What the server says about a line. */
export type LineAnswer = ImportAnswer['rows'][number]

/** One line of the report: what came of it, or would. */
export interface ReportLine {
  readonly line: number
  readonly name: string
  readonly outcome: LineAnswer['outcome']
  readonly problems: readonly LineProblem[]
  readonly doubts: readonly LineDoubt[]
  readonly pricePaise: number | undefined
  readonly wasPricePaise: number | undefined
  /** Its present name, where the file gives it another. */
  readonly wasName: string | undefined
  readonly mrpPaise: number | undefined
  readonly stock: number | undefined
  /** What tells it from others of its name: its unit and variant. */
  readonly kind: string
}

/** New items whose names are other spellings of one, or of an item that is there. */
export interface Spelling {
  /** What they have in common. */
  readonly key: string
  readonly lines: readonly { readonly line: number; readonly name: string }[]
  /** The item that is there. */
  readonly like: { readonly id: string; readonly name: string } | undefined
}

/** What a file does, or has done. */
export interface ImportReport {
  readonly lines: readonly ReportLine[]
  readonly counts: Readonly<Record<ReportLine['outcome'], number>>
}

/** Every line of a file with what came of it: its own problems, or the server's answer. */
export function reportOf(file: readonly FileLine[], answers: ReadonlyMap<number, LineAnswer>): ImportReport {
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 }
  const lines = file.map(({ line, name, item, problems, doubts, cells }): ReportLine => {
    const answer = answers.get(line)
    const outcome = item && answer ? answer.outcome : 'refused'
    counts[outcome]++
    return {
      line,
      name,
      outcome,
      problems: answer?.code ? [problemOf(answer.code, cells)] : problems,
      doubts,
      pricePaise: item?.price_paise,
      wasPricePaise: answer?.was_price_paise,
      wasName: answer?.was_name,
      mrpPaise: item?.mrp_paise ?? undefined,
      stock: item?.stock ?? undefined,
      kind: [item?.unit, ...Object.values(item?.goods?.variant ?? {})].filter(Boolean).join(' · '),
    }
  })
  return { lines, counts }
}

/** New items that may be one, in the order of the file: to be proposed, never decided. */
export function spellingsOf(
  file: readonly FileLine[],
  answers: ReadonlyMap<number, LineAnswer>,
): readonly Spelling[] {
  const groups = new Map<string, { lines: Spelling['lines'][number][]; like: Spelling['like'] }>()
  for (const { line, name } of file) {
    const { outcome, spelling, like_item_id: id, like_name: likeName } = answers.get(line) ?? {}
    if (outcome !== 'created' || spelling === undefined) continue
    const group = groups.get(spelling) ?? { lines: [], like: undefined }
    group.lines.push({ line, name })
    if (id !== undefined) group.like = { id, name: likeName ?? '' }
    groups.set(spelling, group)
  }
  return [...groups]
    .filter(([, { lines, like }]) => lines.length > 1 || like)
    .map(([key, group]) => ({ key, ...group }))
}
