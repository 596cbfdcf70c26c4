import { ACT_AS } from './act-as.ts'
import { applicants } from './content/applicants.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { Query } from './insert-rows.ts'
import { madeOf } from './rows/applications.ts'
import { userId } from './rows/people.ts'

/** Decides about somebody's work as administrators do, the second agreeing where it takes two; then comes the appeal. */
const DECIDE = `
create function pg_temp.decide_measure(first uuid, second uuid, provider text, made uuid, person uuid, plan jsonb)
returns void language plpgsql as $$
declare
  measure uuid;
begin
  perform pg_temp.act_as(first);
  if plan ->> 'kind' = 'suspension' then
    measure := public.suspend_provider(provider, made, plan ->> 'reason', plan ->> 'note',
      now() + make_interval(days => (plan ->> 'days')::integer));
  else
    measure := public.give_notice(provider, made, plan ->> 'reason', plan ->> 'note', null, true);
    perform pg_temp.act_as(second);
    perform public.decide_termination(measure, true);
  end if;
  if plan ? 'appeal' then
    perform pg_temp.act_as(person);
    perform public.appeal(measure, plan ->> 'appeal');
  end if;
  perform pg_temp.act_as();
end
$$`

/** Suspends and ends work of some of the applicants, so that both consoles and the desk of measures show each case. */
export async function seedMeasures(query: Query): Promise<void> {
  const [first, second] = demoAccounts
    .filter(({ role }) => role === 'admin')
    .map(({ phone }) => userId(phone))
  await query(ACT_AS)
  await query(DECIDE)
  for (const one of applicants) {
    if (one.measure === undefined) continue
    await query(
      'select pg_temp.decide_measure($1::uuid, $2::uuid, $3::text, $4::uuid, $5::uuid, $6::text::jsonb)',
      [
        first,
        second,
        one.role === 'courier' ? 'courier' : 'vendor',
        madeOf(one),
        userId(one.phone),
        JSON.stringify(one.measure),
      ],
    )
  }
}
