import type { MyVendor } from '@angadi/data/vendor-console/my-vendors.ts'
import {
  type ImportAnswer,
  type ImportLine,
  importLines,
  useRefreshItems,
} from '@angadi/data/vendor-products/imports.ts'
import { ROWS_A_CALL } from '@angadi/domain/products/file-columns.ts'
import type { ItemProblem } from '@angadi/domain/products/item-problem.ts'
import { useRef, useState } from 'react'
import { tradeOf } from '../item-fields.ts'
import { type FileLine, type ReadFile, readFile } from './read-file.ts'

/** One line of the report: what came of it, or would. */
export interface ReportLine {
  readonly line: number
  readonly name: string
  readonly outcome: ImportAnswer['rows'][number]['outcome']
  readonly problem: ItemProblem | undefined
  readonly pricePaise: number | undefined
  readonly wasPricePaise: number | undefined
}

/** What a file does, or has done. */
export interface ImportReport {
  readonly lines: readonly ReportLine[]
  readonly counts: Readonly<Record<ReportLine['outcome'], number>>
}

/** The steps of an import: choose, see what it would do, do it, see what it did. */
export type ImportStep =
  | {
      readonly step: 'choose'
      readonly refused: Exclude<ReadFile, { readonly problem: undefined }> | undefined
    }
  | { readonly step: 'reading' }
  | {
      readonly step: 'preview'
      readonly label: string
      readonly report: ImportReport
      readonly unread: readonly string[]
    }
  | { readonly step: 'writing'; readonly done: number; readonly all: number }
  | { readonly step: 'done'; readonly importId: string; readonly report: ImportReport }

interface Chosen {
  readonly importId: string
  readonly label: string
  readonly file: readonly FileLine[]
}

/** An import of a file, step by step. `fail` hears why a step did not work; the step before it stays. */
export function useImport(vendor: MyVendor, fail: (error: unknown) => void) {
  const [step, setStep] = useState<ImportStep>({ step: 'choose', refused: undefined })
  const chosen = useRef<Chosen>(undefined)
  const refresh = useRefreshItems(vendor.id)
  const run = async (dryRun: boolean): Promise<ImportReport> => {
    const { importId, label, file } = chosen.current ?? { importId: '', label: '', file: [] }
    const sent = file.flatMap(({ line, item }): ImportLine[] => (item ? [{ ...item, line }] : []))
    const answers: ImportAnswer['rows'][number][] = []
    for (let at = 0; at < sent.length; at += ROWS_A_CALL) {
      const lines = sent.slice(at, at + ROWS_A_CALL)
      answers.push(...(await importLines({ vendorId: vendor.id, importId, label, lines, dryRun })).rows)
      if (!dryRun)
        setStep({ step: 'writing', done: Math.min(at + ROWS_A_CALL, sent.length), all: sent.length })
    }
    return reportOf(file, answers)
  }
  return {
    step,
    choose: async (file: File) => {
      setStep({ step: 'reading' })
      try {
        const read = await readFile(file, tradeOf(vendor.kind))
        if (read.problem !== undefined) return setStep({ step: 'choose', refused: read })
        chosen.current = { importId: crypto.randomUUID(), label: file.name, file: read.lines }
        setStep({ step: 'preview', label: file.name, report: await run(true), unread: read.unread })
      } catch (error) {
        setStep({ step: 'choose', refused: undefined })
        fail(error)
      }
    },
    write: async () => {
      const before = step
      try {
        setStep({
          step: 'writing',
          done: 0,
          all: chosen.current?.file.filter(({ item }) => item).length ?? 0,
        })
        const report = await run(false)
        setStep({ step: 'done', importId: chosen.current?.importId ?? '', report })
      } catch (error) {
        // What was written stays; sending the same again changes nothing twice.
        setStep(before)
        fail(error)
      } finally {
        refresh()
      }
    },
    again: () => setStep({ step: 'choose', refused: undefined }),
  }
}

/** Every line of a file with what came of it: its own problem, or the server's answer. */
export function reportOf(file: readonly FileLine[], answers: ImportAnswer['rows']): ImportReport {
  const byLine = new Map(answers.map((answer) => [answer.line, answer]))
  const counts = { created: 0, updated: 0, unchanged: 0, refused: 0 }
  const lines = file.map(({ line, name, item, problem }): ReportLine => {
    const answer = byLine.get(line)
    const outcome = answer?.outcome ?? 'refused'
    counts[outcome]++
    return {
      line,
      name,
      outcome,
      problem: problem ?? answer?.code,
      pricePaise: item?.price_paise,
      wasPricePaise: answer?.was_price_paise,
    }
  })
  return { lines, counts }
}
