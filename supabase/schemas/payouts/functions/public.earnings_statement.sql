create or replace function public.earnings_statement (
  owner_id uuid,
  account_kind public.ledger_account_kind,
  before bigint default null::bigint,
  limit_count integer default 30
)
  returns table (
    id bigint,
    at timestamp with time zone,
    kind text,
    amount_paise bigint,
    order_id uuid,
    order_number text,
    note text,
    vendor_name text,
    story jsonb
  )
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  perform private.require_earnings(earnings_statement.owner_id, earnings_statement.account_kind);
  return query
    select e.id, t.at, t.kind, e.amount_paise, t.order_id, o.order_number, t.note, o.vendor_name,
      private.earnings_story(t, earnings_statement.owner_id, earnings_statement.account_kind, e.amount_paise)
    from private.ledger_accounts as a
    join private.ledger_entries as e on e.account_id = a.id
      join private.ledger_transactions as t on t.id = e.transaction_id
    left join public.enhanced_orders as o on o.id = t.order_id
    where a.owner_id = earnings_statement.owner_id and a.kind = earnings_statement.account_kind
      and (earnings_statement.before is null or e.id < earnings_statement.before)
    order by e.id desc limit least(greatest(coalesce(earnings_statement.limit_count, 30), 1), 100);
end
$function$;

comment on function public.earnings_statement(uuid, public.ledger_account_kind, bigint, integer) is
  'The movements of earnings, newest first: what orders brought, what refunds took back, what was paid out, each with what it is for: story {reason, parts: [{code, amount_paise}] which add up to it, lines, distance_m, cash_paise, reference, destination}. before is the id of the last row of the page before.';

revoke all
  on function public.earnings_statement(uuid, public.ledger_account_kind, bigint, integer)
  from public;

grant execute
  on function public.earnings_statement(uuid, public.ledger_account_kind, bigint, integer)
  to authenticated, postgres;
