import type { ConnectionKind } from '@angadi/domain/digital/subscriber-number.ts'

/** Query keys of recharges and bills. */
export const digitalKeys = {
  operators: ['digital', 'operators'] as const,
  circles: ['digital', 'circles'] as const,
  detected: (number: string, kind: ConnectionKind) => ['digital', 'detected', kind, number] as const,
  plans: (operator: string, circle: string | undefined) => ['digital', 'plans', operator, circle] as const,
}
