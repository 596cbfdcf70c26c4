create or replace function private.settle_incentive (
  rule_id uuid,
  day date
)
  returns integer
  language plpgsql
  security definer
  set search_path to ''
  AS $function$
#variable_conflict use_column
declare
  rule private.incentive_rules;
  made private.incentive_awards;
  paid integer := 0;
begin
  select * into rule from private.incentive_rules as r where r.id = settle_incentive.rule_id for update;
  insert into private.incentive_days (rule_id, day) values (settle_incentive.rule_id, settle_incentive.day)
  on conflict do nothing;
  if not found then return 0; end if;
  for made in
    insert into private.incentive_awards (rule_id, day, courier_id, deliveries, amount_paise)
    select rule.id, settle_incentive.day, s.courier_id, s.paid_for, s.amount_paise
    from private.incentive_sums(rule, settle_incentive.day) as s where s.amount_paise > 0
    returning *
  loop
    paid := paid + 1;
    perform private.post('incentive', null, 'incentive:' || made.id, array[
      (made.courier_id, 'courier_payable', made.amount_paise)::private.movement,
      (null, 'platform_revenue', -made.amount_paise)::private.movement]);
    perform private.notify(made.courier_id, 'incentive_earned', jsonb_build_object('amount',
      private.rupees(made.amount_paise), 'amount_paise', made.amount_paise), '/driver/dashboard');
  end loop;
  return paid;
end
$function$;

comment on function private.settle_incentive(uuid, date) is 'Posts what couriers have earned of a rule on a day that is over, once; answers how many were paid.';

revoke all on function private.settle_incentive(uuid, date) from public;
