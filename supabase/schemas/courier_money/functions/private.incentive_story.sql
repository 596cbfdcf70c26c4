create or replace function private.incentive_story (
  t private.ledger_transactions
)
  returns jsonb
  language sql
  stable
  security definer
  set search_path to ''
  AS $function$
  select jsonb_build_object('kind', r.kind, 'day', a.day, 'deliveries', a.deliveries, 'each_paise', r.amount_paise,
    'from_minute', r.from_minute, 'to_minute', r.to_minute)
  from private.incentive_awards as a join private.incentive_rules as r on r.id = a.rule_id
  where t.idempotency_key = 'incentive:' || a.id
$function$;

comment on function private.incentive_story(private.ledger_transactions) is 'What an incentive is for: {kind, day, deliveries, each_paise, from_minute, to_minute}.';

revoke all on function private.incentive_story(private.ledger_transactions) from public;
