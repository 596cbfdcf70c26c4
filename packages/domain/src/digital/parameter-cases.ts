import type { BillParameter, ParameterProblem } from './parameters.ts'

/** A typed text, what asks for it, and what becomes of it. */
interface ParameterCase {
  readonly typed: string
  readonly parameter: BillParameter
  readonly cleaned: string
  readonly problem: ParameterProblem | undefined
}

const nineDigits = {
  code: 'service_number',
  kind: 'numeric',
  min_length: 9,
  max_length: 9,
  pattern: null,
} as const
const vehicle = {
  code: 'vehicle_number',
  kind: 'alphanumeric',
  min_length: 7,
  max_length: 11,
  pattern: '^[A-Z]{2}[0-9]{2}[A-Z]{0,3}[0-9]{1,4}$',
} as const
const account = {
  code: 'account',
  kind: 'alphanumeric',
  min_length: 2,
  max_length: 12,
  pattern: '^(HYD|SEC)[A-Z0-9/-]{1,9}$',
} as const

/** Cases that the form and the database must judge alike; tests of both read them. */
export const PARAMETER_CASES: readonly ParameterCase[] = [
  { typed: '', parameter: nineDigits, cleaned: '', problem: 'parameter_required' },
  { typed: ' - ', parameter: nineDigits, cleaned: '', problem: 'parameter_required' },
  { typed: ' 123-456 789\n', parameter: nineDigits, cleaned: '123456789', problem: undefined },
  { typed: '12345678', parameter: nineDigits, cleaned: '12345678', problem: 'parameter_too_short' },
  { typed: '1234567890', parameter: nineDigits, cleaned: '1234567890', problem: 'parameter_too_long' },
  { typed: '12345678x', parameter: nineDigits, cleaned: '12345678x', problem: 'parameter_not_numeric' },
  { typed: '१२३४५६७८९', parameter: nineDigits, cleaned: '123456789', problem: undefined },
  { typed: '“౧౨౩ ౪౫౬ ౭౮౯”.', parameter: nineDigits, cleaned: '123456789', problem: undefined },
  { typed: "'123\u200b456\u2011789\u00a0", parameter: nineDigits, cleaned: '123456789', problem: undefined },
  { typed: '12345678\u00a0', parameter: nineDigits, cleaned: '12345678', problem: 'parameter_too_short' },
  { typed: '12345.6789', parameter: nineDigits, cleaned: '12345.6789', problem: 'parameter_too_long' },
  { typed: ' ts15ab1234 ', parameter: vehicle, cleaned: 'TS15AB1234', problem: undefined },
  { typed: 'ts15 ab 12', parameter: vehicle, cleaned: 'TS15 AB 12', problem: 'parameter_pattern' },
  { typed: 'ß234567', parameter: vehicle, cleaned: 'ß234567', problem: 'parameter_not_alphanumeric' },
  { typed: 'ıts15ab', parameter: vehicle, cleaned: 'ıTS15AB', problem: 'parameter_not_alphanumeric' },
  { typed: 'TS15AB12;', parameter: vehicle, cleaned: 'TS15AB12', problem: undefined },
  { typed: 'TS15;AB12', parameter: vehicle, cleaned: 'TS15;AB12', problem: 'parameter_not_alphanumeric' },
  { typed: 'TS15\nAB12', parameter: vehicle, cleaned: 'TS15 AB12', problem: 'parameter_pattern' },
  { typed: 'hyd/12-a', parameter: account, cleaned: 'HYD/12-A', problem: undefined },
  { typed: 'HYD', parameter: account, cleaned: 'HYD', problem: 'parameter_pattern' },
  { typed: 'XHYD1', parameter: account, cleaned: 'XHYD1', problem: 'parameter_pattern' },
]
