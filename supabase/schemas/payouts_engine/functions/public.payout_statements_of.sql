create or replace function public.payout_statements_of (
  owner_id uuid,
  account_kind public.ledger_account_kind,
  before timestamp with time zone default null::timestamp with time zone,
  limit_count integer default 20
)
  returns jsonb
  language plpgsql
  stable
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
begin
  if not private.is_admin() then
    perform private.require_earnings(payout_statements_of.owner_id, payout_statements_of.account_kind);
  end if;
  return (select coalesce(jsonb_agg(to_jsonb(l) order by l.made_at desc), '[]') from (
    select s.id, s.cycle, s.run_at, s.since, s.opening_paise, s.lines_paise, s.closing_paise, s.held_paise,
      s.payout_paise, s.carried_paise, s.reason, s.made_at, p.status, p.destination, p.reference, p.note
    from public.payout_statements as s left join public.payouts as p on p.id = s.payout_id
    where s.owner_id = payout_statements_of.owner_id and s.account_kind = payout_statements_of.account_kind
      and (payout_statements_of.before is null or s.made_at < payout_statements_of.before)
    order by s.made_at desc limit least(greatest(coalesce(limit_count, 20), 1), 100)) as l);
end
$function$;

comment on function public.payout_statements_of(uuid, public.ledger_account_kind, timestamp
  with time zone, integer) is 'Statements of one''s own earnings, newest first; a page follows the made_at of the last one: [{id, cycle, run_at, since, opening_paise, lines_paise, closing_paise, held_paise, payout_paise, carried_paise, reason, made_at, status, destination, reference, note}], the last four of its payout.';

revoke all
  on function public.payout_statements_of(uuid, public.ledger_account_kind, timestamp with time zone, integer)
  from public;

grant execute
  on function public.payout_statements_of(uuid, public.ledger_account_kind, timestamp with time zone, integer)
  to authenticated, postgres;
