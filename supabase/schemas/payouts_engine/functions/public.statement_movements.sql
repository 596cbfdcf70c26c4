create or replace function public.statement_movements (
  statement_id uuid,
  before bigint default null::bigint,
  limit_count integer default 50
)
  returns table (
    id bigint,
    at timestamp with time zone,
    code text,
    amount_paise bigint,
    order_id uuid,
    order_number text
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  s public.payout_statements;
begin
  perform private.require_user();
  select * into s from public.payout_statements as k where k.id = statement_movements.statement_id;
  if s.id is null or not (coalesce(private.owns_earnings(s.owner_id, s.account_kind), false)
      or private.is_admin()) then
    perform private.refuse(404, 'statement_not_found', 'There is no such statement.');
  end if;
  return query
  select e.id, t.at, case when t.idempotency_key = 'statement:' || s.id then 'taxes'
      when s.cycle = 'weekly' and t.idempotency_key = 'payout:' || s.payout_id then 'paid_out'
      else private.entry_code(t) end, e.amount_paise, t.order_id, o.order_number
  from private.payout_statement_entries as c join private.ledger_entries as e on e.id = c.entry_id
  join private.ledger_transactions as t on t.id = e.transaction_id
  left join public.enhanced_orders as o on o.id = t.order_id
  where c.statement_id = s.id and (statement_movements.before is null or c.entry_id < statement_movements.before)
  order by c.entry_id desc limit least(greatest(coalesce(statement_movements.limit_count, 50), 1), 200);
end
$function$;

comment on function public.statement_movements(uuid, bigint, integer) is 'The movements of the ledger that a statement sums up, newest first, by pages: to its owner.';

revoke all on function public.statement_movements(uuid, bigint, integer) from public;

grant execute on function public.statement_movements(uuid, bigint, integer) to authenticated, postgres;
