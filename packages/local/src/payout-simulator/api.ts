import { z } from 'zod'
import {
  answered,
  bodyOf,
  collection,
  notes,
  notFound,
  pageOf,
  paise,
  Refused,
  read,
} from '../service-simulator/answers.ts'
import type { PayoutBook } from './book.ts'
import { fundAccountEntity, payoutEntity, validationEntity } from './entities.ts'

const newContact = z.object({
  name: z.string().min(3).max(50),
  type: z.string().max(40).nullish(),
  reference_id: z.string().max(40).nullish(),
})
const newFundAccount = z.discriminatedUnion('account_type', [
  z.object({
    contact_id: z.string(),
    account_type: z.literal('bank_account'),
    bank_account: z.object({
      name: z.string().min(3).max(120),
      ifsc: z.string().regex(/^[A-Z]{4}0[A-Z0-9]{6}$/),
      account_number: z.string().regex(/^[A-Za-z0-9]{5,35}$/),
    }),
  }),
  z.object({
    contact_id: z.string(),
    account_type: z.literal('vpa'),
    vpa: z.object({ address: z.string().regex(/^[\w.-]{2,}@[A-Za-z][\w.-]+$/) }),
  }),
])
const newValidation = z.object({
  account_number: z.string(),
  fund_account: z.object({ id: z.string() }),
  amount: paise,
  currency: z.literal('INR'),
  notes,
})
const newPayout = z.object({
  account_number: z.string(),
  fund_account_id: z.string(),
  amount: paise,
  currency: z.literal('INR'),
  mode: z.enum(['NEFT', 'RTGS', 'IMPS', 'UPI']),
  purpose: z.string().min(1).max(30),
  queue_if_low_balance: z.boolean().default(false),
  reference_id: z.string().max(40).nullish(),
  narration: z.string().max(30).nullish(),
})
const newKey = z.string().regex(/^[A-Za-z0-9 _-]{4,36}$/)

/** The service that is asked: its book, and the number of the account that payouts leave. */
export interface PayoutApi {
  readonly book: PayoutBook
  readonly source: string
}

function requireSource({ source }: PayoutApi, given: string | null): void {
  if (given !== source) throw new Refused(400, 'The account number is invalid')
}

async function made(api: PayoutApi, request: Request, path: string): Promise<object> {
  const { book } = api
  if (path === 'contacts') {
    const { name, type = null, reference_id = null } = read(newContact, await bodyOf(request))
    return book.makeContact(name, type, reference_id)
  }
  if (path === 'fund_accounts') {
    const given = read(newFundAccount, await bodyOf(request))
    const details =
      given.account_type === 'vpa'
        ? ({ account_type: 'vpa', details: given.vpa } as const)
        : ({ account_type: 'bank_account', details: given.bank_account } as const)
    return fundAccountEntity(await book.makeFundAccount(given.contact_id, details))
  }
  if (path === 'fund_accounts/validations') {
    const given = read(newValidation, await bodyOf(request))
    requireSource(api, given.account_number)
    return validationEntity(await book.makeValidation(given.fund_account.id, given.amount, given.notes))
  }
  if (path !== 'payouts') throw notFound()
  const given = read(newPayout, await bodyOf(request))
  requireSource(api, given.account_number)
  const payout = await book.makePayout({
    fundAccountId: given.fund_account_id,
    amount: given.amount,
    mode: given.mode,
    purpose: given.purpose,
    queues: given.queue_if_low_balance,
    referenceId: given.reference_id ?? null,
    narration: given.narration ?? null,
    key: read(newKey, request.headers.get('x-payout-idempotency') ?? ''),
  })
  return payoutEntity(payout)
}

async function found(api: PayoutApi, query: URLSearchParams, path: string): Promise<object> {
  const { book, source } = api
  if (path === 'payouts') {
    requireSource(api, query.get('account_number'))
    return collection((await book.payouts(pageOf(query))).map(payoutEntity))
  }
  if (path === 'banking_balances') {
    const balance = await book.balance()
    return collection([{ entity: 'banking_balance', account_number: source, balance, currency: 'INR' }])
  }
  const check = 'fund_accounts/validations/'
  if (path.startsWith(check)) return validationEntity(await book.validation(path.slice(check.length)))
  const [kind = '', id = '', rest] = path.split('/')
  if (rest === undefined && kind === 'payouts') return payoutEntity(await book.payout(id))
  if (rest === undefined && kind === 'fund_accounts') return fundAccountEntity(await book.fundAccount(id))
  throw notFound()
}

/**
 * Answers a request to the API, in RazorpayX's wire format.
 *
 * @param path below /v1/
 * @param account `key id:key secret`, which the request must show
 */
export function answerApi(
  api: PayoutApi,
  account: string,
  request: Request,
  path: string,
): Promise<Response> {
  return answered(account, request, {
    made: (given) => made(api, given, path),
    found: (query) => found(api, query, path),
  })
}
