import { ACT_AS } from './act-as.ts'
import { whileChangeable } from './append-only.ts'
import { demoAccounts } from './demo-accounts.ts'
import type { Query } from './insert-rows.ts'
import { userId } from './rows/people.ts'
import { supportTickets } from './rows/support-tickets.ts'

/** Writes to support as the apps do; answers the ticket, or null where the money went back at once. */
const WRITE = `
create function pg_temp.write_to_support(customer uuid, at_order uuid, n integer, plan jsonb) returns uuid language plpgsql as $$
declare
  result jsonb;
begin
  perform pg_temp.act_as(customer);
  if plan #> '{about,problem}' is null then
    result := jsonb_build_object('outcome', 'ticket', 'ticket', public.open_ticket(plan #>> '{about,topic}', plan ->> 'body', 'seed:ticket:' || n,
      case when (plan #>> '{about,ofOrder}')::boolean then at_order end, plan ->> 'language'));
  else
    result := public.report_order_problem(at_order, plan #>> '{about,problem}', 'seed:problem:' || n,
      (select jsonb_agg(jsonb_build_object('position', i.position, 'quantity', 1)) from public.order_items as i
        where i.order_id = at_order and starts_with(i.name, plan #>> '{about,item}')), plan ->> 'body', null, plan ->> 'language');
  end if;
  if result ->> 'outcome' is distinct from plan ->> 'outcome' then raise exception 'not as planned: %', result; end if;
  return (result #>> '{ticket,id}')::uuid;
end
$$`

/** Support takes it over, both write in turn, and it is decided or closed. */
const ANSWER = `
create function pg_temp.answer_ticket(ticket uuid, customer uuid, support uuid, plan jsonb) returns void language plpgsql as $$
declare
  answer record;
begin
  perform pg_temp.act_as(support);
  if plan ? 'answers' then perform public.claim_ticket(ticket); end if;
  for answer in select * from jsonb_array_elements_text(plan -> 'answers') with ordinality as a (body, n) loop
    perform pg_temp.act_as(case when answer.n % 2 = 1 then support else customer end);
    perform public.write_to_ticket(ticket, gen_random_uuid(), answer.body);
  end loop;
  perform pg_temp.act_as(support);
  if plan ? 'decision' then
    perform public.decide_ticket(ticket, (plan #>> '{decision,accept}')::boolean, plan #>> '{decision,body}', 'seed:decision:' || ticket);
  end if;
  if plan ? 'closing' then perform public.close_ticket(ticket, plan ->> 'closing'); end if;
end
$$`

/** The calls wrote "now"; the messages came one after the other, and the clocks of the law run from the first one on. */
const PUT_BACK = `
create function pg_temp.put_ticket_back(ticket uuid, at_order uuid, ago interval, pace interval) returns void language plpgsql as $$
declare
  opened timestamptz := now() - ago;
  decided timestamptz := opened;
begin
  update private.support_messages as m set
    -- What is decided or closed comes with the words that say so.
    at = opened + pace * greatest((select count(*) from private.support_messages as k where k.ticket_id = ticket and k.seq <= m.seq
      and coalesce(k.event, '') not in ('opened', 'refunded', 'declined', 'closed')) - 1, 0),
    params = case when m.event = 'opened' then jsonb_build_object('acknowledge_by', t.acknowledge_by - ago, 'resolve_by', t.resolve_by - ago) else m.params end
  from private.support_tickets as t where t.id = m.ticket_id and t.id = ticket;
  update private.support_tickets as t set opened_at = opened, acknowledge_by = t.acknowledge_by - ago, resolve_by = t.resolve_by - ago,
    acknowledged_at = case when t.acknowledged_at is not null then (select min(m.at) from private.support_messages as m
      where m.ticket_id = t.id and (m.author_role = 'support' or m.event = 'claimed')) end,
    last_at = (select max(m.at) from private.support_messages as m where m.ticket_id = t.id),
    closed_at = case when t.closed_at is not null then (select max(m.at) from private.support_messages as m where m.ticket_id = t.id) end
  where t.id = ticket;
  decided := coalesce((select max(m.at) from private.support_messages as m where m.ticket_id = ticket and m.event in ('refunded', 'declined')), opened);
  update private.ledger_transactions as t set at = decided from private.order_claims as c
  where c.order_id = at_order and t.order_id = at_order and t.idempotency_key = 'help:' || c.id;
  update public.refunds as f set created_at = decided where f.order_id = at_order and f.created_at > opened;
  update private.order_claims as c set created_at = opened, decided_at = case when c.decided_at is not null then decided end where c.order_id = at_order;
end
$$`

const WHOLE = `
create function pg_temp.seed_ticket(customer uuid, support uuid, n integer, plan jsonb) returns void language plpgsql as $$
declare
  at_order uuid := (select o.id from public.enhanced_orders as o where o.user_id = customer and o.status = 'delivered' and o.kind in ('delivery', 'pickup')
    order by o.status_since desc limit 1);
  ticket uuid := pg_temp.write_to_support(customer, at_order, n, plan);
begin
  if ticket is not null then perform pg_temp.answer_ticket(ticket, customer, support, plan); end if;
  perform pg_temp.act_as();
  perform pg_temp.put_ticket_back(ticket, at_order, make_interval(mins => (plan ->> 'minutesAgo')::integer), make_interval(mins => (plan ->> 'pace')::integer));
end
$$`

/** Tickets in every state, so that the inbox of support has something in it. The orders of today have to be there. */
export async function seedSupport(query: Query): Promise<void> {
  const support = demoAccounts.find(({ role }) => role === 'admin')
  if (!support) throw new Error('No demo account is an administrator.')
  for (const statement of [ACT_AS, WRITE, ANSWER, PUT_BACK, WHOLE]) await query(statement)
  await whileChangeable(query, ['private.ledger_transactions'], async () => {
    for (const [index, { customer, ...plan }] of supportTickets.entries())
      await query('select pg_temp.seed_ticket($1::uuid, $2::uuid, $3::integer, $4::text::jsonb)', [
        userId(customer.phone),
        userId(support.phone),
        index,
        JSON.stringify(plan),
      ])
  })
}
