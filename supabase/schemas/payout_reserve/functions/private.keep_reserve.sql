create or replace function private.keep_reserve (
  statement uuid,
  owner_id uuid,
  kind public.ledger_account_kind,
  at timestamp with time zone,
  base bigint,
  most bigint
)
  returns bigint
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  rule private.reserve_rules := private.rule_of_payee(keep_reserve.owner_id, keep_reserve.kind, keep_reserve.at);
  kept bigint;
begin
  if rule.id is null or most <= 0
      or private.reserve_is_free(keep_reserve.owner_id, keep_reserve.kind, keep_reserve.at) then
    return 0;
  end if;
  kept := least(private.reserve_wanted(rule, keep_reserve.owner_id, base, keep_reserve.at), most);
  if kept <= 0 then return 0; end if;
  insert into private.payout_reserves (owner_id, account_kind, statement_id, rule_id, amount_paise, left_paise,
    release_at)
  values (keep_reserve.owner_id, keep_reserve.kind, statement, rule.id, kept, kept,
    keep_reserve.at + make_interval(days => rule.release_days));
  perform private.move_reserve('reserve-kept:' || statement, keep_reserve.owner_id, keep_reserve.kind, -kept);
  return kept;
end
$function$;

comment on function private.keep_reserve(uuid, uuid, public.ledger_account_kind, timestamp
  with time zone, bigint, bigint) is 'Keeps what the payee''s rule says of a statement, never more than is there, and answers how much.';

revoke all
  on function private.keep_reserve(uuid, uuid, public.ledger_account_kind, timestamp
    with time zone, bigint, bigint)
  from public;
