import type { BillAnswer, BillRequest, PaymentAnswer, PaymentRequest, ProviderAdapter } from './adapter.ts'

type Outcome<Claim, Answer> = readonly (Answer & Claim)[]

/** Waits for a provider's answer; what takes too long, or rejects, is lost. */
async function orLost<Answer>(answer: Promise<Answer>, lost: Answer, patienceMs: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<Answer>((resolve) => {
    timer = setTimeout(() => resolve(lost), patienceMs)
  })
  try {
    return await Promise.race([answer, tooLong])
  } catch (error) {
    console.error(error)
    return lost
  } finally {
    clearTimeout(timer)
  }
}

/** The results of claimed payments, as settle_fulfilments takes them. */
export async function payAll(
  provider: ProviderAdapter,
  claims: readonly PaymentRequest[],
  patienceMs: number,
): Promise<Outcome<{ readonly attempt_id: number }, PaymentAnswer>> {
  const lost: readonly PaymentAnswer[] = [{ outcome: 'lost' }]
  const answers = await Promise.all(
    claims.map(async (claim) => {
      const called = claim.action === 'pay' ? provider.pay(claim) : provider.status(claim)
      const all = await orLost(called, lost, patienceMs)
      return all.map((answer) => ({ ...answer, attempt_id: claim.attempt_id }))
    }),
  )
  return answers.flat()
}

/** The results of claimed bills, as settle_bill_fetches takes them. */
export function fetchAll(
  provider: ProviderAdapter,
  claims: readonly BillRequest[],
  patienceMs: number,
): Promise<Outcome<{ readonly id: string }, BillAnswer>> {
  return Promise.all(
    claims.map(async (claim) => ({
      ...(await orLost<BillAnswer>(provider.fetchBill(claim), { outcome: 'lost' }, patienceMs)),
      id: claim.id,
    })),
  )
}
