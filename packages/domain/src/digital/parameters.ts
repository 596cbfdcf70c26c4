import { pastedText, upper } from '../typed/pasted.ts'

/** What a biller asks for, as the server lists it. */
export interface BillParameter {
  readonly code: string
  readonly kind: 'numeric' | 'alphanumeric'
  readonly min_length: number
  readonly max_length: number
  /** A pattern that the server has found safe to run (`private.is_safe_pattern`). */
  readonly pattern: string | null
}

/** Why a parameter is refused; each has its message. */
export type ParameterProblem =
  | 'parameter_required'
  | 'parameter_too_short'
  | 'parameter_too_long'
  | 'parameter_not_numeric'
  | 'parameter_not_alphanumeric'
  | 'parameter_pattern'

/**
 * A typed parameter as the biller stores it: a number without spaces and hyphens, other text in capital letters without
 * what stands around it. The same rule as `private.clean_parameter`.
 */
export function cleanParameter(typed: string, kind: BillParameter['kind']): string {
  const text = pastedText(typed)
  return kind === 'numeric' ? text.replaceAll(/[ -]/g, '') : upper(text)
}

/** Why a cleaned parameter is refused, or undefined. The same rule as `private.parameter_problem`. */
export function parameterProblem(value: string, parameter: BillParameter): ParameterProblem | undefined {
  const { kind, min_length, max_length, pattern } = parameter
  // Characters as the database counts them, not units of UTF-16.
  const { length } = [...value]
  if (length === 0) return 'parameter_required'
  if (length < min_length) return 'parameter_too_short'
  if (length > max_length) return 'parameter_too_long'
  if (kind === 'numeric' && !/^[0-9]+$/.test(value)) return 'parameter_not_numeric'
  if (kind === 'alphanumeric' && !/^[A-Z0-9/ -]+$/.test(value)) return 'parameter_not_alphanumeric'
  if (pattern !== null && !new RegExp(pattern).test(value)) return 'parameter_pattern'
  return undefined
}
