import { readField } from '@angadi/domain/read-field.ts'
import { AppError, type ErrorKey } from './app-error.ts'
import { isRefusalCode } from './refusal-codes.ts'
import { textIn, toReadError } from './to-read-error.ts'

function figuresIn(hint: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(hint ?? '{}')
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

/** Translates any error thrown between the browser and the database into an AppError, in one place for all screens. */
export function toAppError(problem: unknown): AppError {
  // The error that zod throws about an answer of another shape.
  if (Array.isArray(readField(problem, 'issues')))
    return new AppError('unexpected_answer', 'something_wrong', true)
  const code = textIn(problem, 'code')
  const details = textIn(problem, 'details')
  if (!(problem instanceof AppError) && code?.startsWith('PT') && details) {
    const key: ErrorKey = isRefusalCode(details) ? details : 'something_wrong'
    return new AppError(details, key, false, figuresIn(textIn(problem, 'hint')))
  }
  return toReadError(problem)
}
