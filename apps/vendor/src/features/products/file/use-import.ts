import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import { type ImportLine, importLines, useRefreshItems } from '@angadi/data/vendor-products/imports.ts'
import { ROWS_A_CALL } from '@angadi/domain/products/file/columns.ts'
import type { FileLine, ReadFile } from '@angadi/domain/products/file/read-file.ts'
import { readFile } from '@angadi/shell/items-file/read-file.ts'
import { useRef, useState } from 'react'
import { tradeOf } from '../../../shared/trade/trade-of.ts'
import { type ImportReport, type LineAnswer, reportOf, type Spelling, spellingsOf } from './import-report.ts'

type WholeFile = Extract<ReadFile, { problem: undefined }>

/** What is shown before anything is written. */
export interface Preview {
  readonly report: ImportReport
  readonly unread: readonly string[]
  readonly leftOut: number
  /** New items that may be one, with what the vendor decided: of each, the keys of those that are one item. */
  readonly spellings: readonly Spelling[]
  readonly joined: ReadonlySet<string>
  /** Whether new items come into the section for those without one. */
  readonly isSectionless: boolean
  /** Whether a decision is being tried. */
  readonly isBusy: boolean
}

/** The steps of an import: choose, see what it would do, do it, see what it did. */
export type ImportStep =
  | { readonly step: 'choose'; readonly refused: Exclude<ReadFile, WholeFile> | undefined }
  | { readonly step: 'reading' }
  | { readonly step: 'preview'; readonly preview: Preview }
  | { readonly step: 'writing'; readonly done: number; readonly all: number }
  | { readonly step: 'done'; readonly importId: string; readonly report: ImportReport }

interface Chosen {
  readonly importId: string
  readonly label: string
  readonly file: WholeFile
  readonly answers: Map<number, LineAnswer>
  readonly spellings: readonly Spelling[]
  readonly joined: ReadonlySet<string>
}

export interface ImportOptions {
  /** The section of new items of a file that has none. */
  readonly section: string
  /** Hears why a step did not work; the step before it stays. */
  readonly fail: (error: unknown) => void
}

/** An import of a file, step by step. */
export function useImport(vendor: MyVendor, { section, fail }: ImportOptions) {
  const [step, setStep] = useState<ImportStep>({ step: 'choose', refused: undefined })
  const chosen = useRef<Chosen>(undefined)
  const refresh = useRefreshItems(vendor.id)

  /** Sends lines and keeps what the server says of each. */
  const send = async (of: Chosen, file: readonly FileLine[], dryRun: boolean) => {
    const sent = file.flatMap((line) => importLineOf(line, of) ?? [])
    for (let at = 0; at < sent.length; at += ROWS_A_CALL) {
      const lines = sent.slice(at, at + ROWS_A_CALL)
      const { importId, label } = of
      const { rows } = await importLines({ vendorId: vendor.id, importId, label, lines, dryRun })
      for (const row of rows) of.answers.set(row.line, row)
      if (!dryRun)
        setStep({ step: 'writing', done: Math.min(at + ROWS_A_CALL, sent.length), all: sent.length })
    }
  }

  const show = (of: Chosen, isBusy = false) => {
    const { file, answers, spellings, joined } = of
    const { lines, unread, leftOut } = file
    setStep({
      step: 'preview',
      preview: {
        report: reportOf(lines, answers),
        unread,
        leftOut,
        spellings,
        joined,
        isSectionless: lines.some(
          (line) => line.isSectionless && answers.get(line.line)?.outcome === 'created',
        ),
        isBusy,
      },
    })
  }

  return {
    step,
    choose: async (file: File) => {
      setStep({ step: 'reading' })
      try {
        const read = await readFile(file, { sells: tradeOf(vendor.kind).sells, section })
        if (read.problem !== undefined) return setStep({ step: 'choose', refused: read })
        const of: Chosen = {
          importId: crypto.randomUUID(),
          label: file.name,
          file: read,
          answers: new Map(),
          spellings: [],
          joined: new Set(),
        }
        await send(of, read.lines, true)
        // Only now is known which of them are there: what is there stays in its section.
        await send(
          of,
          read.lines.filter((line) => line.isSectionless && isThere(of.answers.get(line.line))),
          true,
        )
        chosen.current = { ...of, spellings: spellingsOf(read.lines, of.answers) }
        show(chosen.current)
      } catch (error) {
        setStep({ step: 'choose', refused: undefined })
        fail(error)
      }
    },
    /** Makes other spellings of a name one item, or several again. */
    join: async (key: string, isOne: boolean) => {
      const before = chosen.current
      const spelling = before?.spellings.find((one) => one.key === key)
      if (!before || !spelling) return
      const joined = new Set(before.joined)
      if (isOne) joined.add(key)
      else joined.delete(key)
      const of = { ...before, joined, answers: new Map(before.answers) }
      show(of, true)
      try {
        const numbers = new Set(spelling.lines.map(({ line }) => line))
        for (const line of numbers) of.answers.delete(line)
        await send(
          of,
          of.file.lines.filter(({ line }) => numbers.has(line)),
          true,
        )
        for (const { line } of leftOutBy(of))
          of.answers.set(line, { line, outcome: 'refused', code: 'item_twice' })
        chosen.current = of
        show(of)
      } catch (error) {
        show(before)
        fail(error)
      }
    },
    write: async () => {
      const of = chosen.current
      if (!of) return
      try {
        setStep({
          step: 'writing',
          done: 0,
          all: of.file.lines.filter((line) => importLineOf(line, of)).length,
        })
        await send(of, of.file.lines, false)
        setStep({ step: 'done', importId: of.importId, report: reportOf(of.file.lines, of.answers) })
      } catch (error) {
        // What was written stays; sending the same again changes nothing twice.
        show(of)
        fail(error)
      } finally {
        refresh()
      }
    },
    again: () => setStep({ step: 'choose', refused: undefined }),
  }
}

function isThere(answer: LineAnswer | undefined): boolean {
  return answer?.outcome === 'updated' || answer?.outcome === 'unchanged'
}

/** Lines that are further spellings of a joined one: the first of them counts. */
function leftOutBy({ spellings, joined }: Chosen): readonly { readonly line: number }[] {
  return spellings.filter(({ key }) => joined.has(key)).flatMap(({ lines }) => lines.slice(1))
}

/** A line as it is sent: one that is not, because it has a problem or is another spelling of an item, is undefined. */
function importLineOf({ line, item, isSectionless }: FileLine, of: Chosen): ImportLine | undefined {
  if (!item || leftOutBy(of).some((other) => other.line === line)) return undefined
  const { section: _, ...unplaced } = item
  const like = of.spellings.find(({ key, lines }) => of.joined.has(key) && lines[0]?.line === line)?.like
  if (like) {
    // The item that is there keeps its name, and a pack that the file does not name.
    const { name: __, unit, ...others } = isSectionless ? unplaced : item
    return { ...others, ...(unit ? { unit } : {}), id: like.id, line }
  }
  const there = isSectionless ? of.answers.get(line) : undefined
  if (there?.item_id !== undefined && isThere(there)) return { ...unplaced, id: there.item_id, line }
  return { ...item, line }
}
